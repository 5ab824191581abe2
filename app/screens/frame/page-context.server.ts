/** What the loader or action of a page gets: services, content in the page's language, head data, server parts. */
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { type PageContent, pageContent } from '~/content/page-content.server';
import { loadChromeContent } from '~/layout/chrome-content.server';
import { parseAbbreviations, withAbbreviations } from '~/parts/abbreviations.server';
import type { PartRenderer } from '~/parts/part-renderer.server';
import { keepingRenderer } from '~/parts/parts-of-request.server';
import { clientNetwork, type Services, servicesOf } from '~/services/services.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { keepDescription } from '~/site/structured-data/descriptions';
import type { Description } from '~/site/structured-data/facts';
import { type Locale, localeOfPath } from '../../../content-model/rules/locale';
import type { PageHead } from './head';
import { composeHead, type HeadInput } from './head.server';

export interface PageContext {
  services: Services;
  /** The content in the language of the address. A list that fails is empty, unless asked of `content.subject`. */
  content: PageContent;
  locale: Locale;
  now: Date;
  request: Request;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** The client's network, as limits count it; only of requests that are answered for one visitor. */
  network: string;
  /** Headers of the response; the route's `headers` export copies them to the document. */
  headers: Headers;
  /** Composes the page's head; `path` defaults to the address without its query. */
  head(
    input: Omit<HeadInput, 'settings' | 'origin' | 'english' | 'path'> & { path?: string },
  ): Promise<PageHead>;
  /** What renders the parts of the page that do not change in the browser. */
  partRenderer(): Promise<PartRenderer>;
  /** Describes the page in schema.org's terms; called for a document only. */
  describe(description: Description): void;
}

const requestsWithRefusedForm = new WeakSet<AppLoadContext>();

/**
 * Notes that the form of a request was refused: its page is loaded again within the same request, and its title begins
 * with the failure, for screen readers (RGAA 8.6).
 */
export function markFormRefused(context: AppLoadContext): void {
  requestsWithRefusedForm.add(context);
}

export function contextOf({ request, params, context }: LoaderFunctionArgs): PageContext {
  const services = servicesOf(context);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  return {
    services,
    content: pageContent(locale === 'en' ? services.englishContent : services.content),
    locale,
    now: new Date(services.clock()),
    request,
    url,
    params,
    network: String(context[clientNetwork] ?? 'unknown'),
    headers: new Headers(),
    async head(input) {
      const settings = await settingsOrFallback(services);
      const { publicOrigin: origin, englishEnabled: english } = services.env;
      const head = composeHead({ path: url.pathname, locale, ...input, settings, origin, english });
      if (!requestsWithRefusedForm.has(context)) return head;
      const t = await labelsOf(services, locale);
      return { ...head, title: t('commons.error.titled', { title: head.title }) };
    },
    async partRenderer() {
      const [chrome, t] = await Promise.all([
        loadChromeContent(services, locale),
        labelsOf(services, locale),
      ]);
      const abbreviations = parseAbbreviations(t('commons.abbreviations'));
      return keepingRenderer(context, withAbbreviations(services.parts, abbreviations).rendererFor(chrome));
    },
    describe: (description) => keepDescription(context, description),
  };
}
