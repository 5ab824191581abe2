/** Wraps every page's loader: services, head data, error statuses. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { ContentError, ContentInvalid } from '~/content/errors';
import { type PageContent, pageContent } from '~/content/page-content.server';
import { retryAfterHeader } from '~/content/retry-after';
import { json, type TypedResponse } from '~/framework/json.server';
import { loadChromeContent } from '~/layout/chrome-content.server';
import { parseAbbreviations } from '~/parts/abbreviations';
import type { PartRenderer } from '~/parts/part-renderer.server';
import { keepingRenderer } from '~/parts/parts-of-request.server';
import { withAbbreviations } from '~/parts/parts-with-abbreviations.server';
import { askingNetwork, type Services, servicesOf } from '~/services/services.server';
import { labelsOf } from '~/site/labels.server';
import { printablePath } from '~/site/printable-path';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { remember } from '~/site/structured-data/descriptions';
import type { Description } from '~/site/structured-data/facts';
import { type Locale, localeOfPath } from '../../../content-model/rules/locale';
import { errorResponse } from './error-response.server';
import type { PageHead } from './head';
import { composeHead, type HeadInput } from './head.server';
import { redirectFormerSlugs, replaceMissingPage } from './moved-page.server';
import { addOriginCookies, addressRedirect, isUnderRemixServe } from './remix-serve.server';

export interface PageContext {
  services: Services;
  /** The content in the language of the address: a list may fail without the page, unless `content.subject` is asked. */
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
  /** Renders parts of the page that do not change in the browser. */
  parts(): Promise<PartRenderer>;
  /** Describes the page in schema.org's terms; called for a document only. */
  describe(description: Description): void;
}

/**
 * Requests whose form was refused. The page is loaded again within the same request, and its title begins with the
 * failure, for screen readers (RGAA 8.6).
 */
const refusals = new WeakSet<object>();

/**
 * Wraps the work of a route's loader or action.
 *
 * A `ContentError` becomes the answer with its status and the catalogue's error data; any other error is logged and
 * becomes a 500. A `Response` passes, returned (a redirect) or thrown.
 */
export function pageLoader<T>(
  load: (context: PageContext) => Promise<T | Response>,
): (args: LoaderFunctionArgs) => Promise<TypedResponse<T>> {
  return async (args) => {
    const isWithoutPipeline = isUnderRemixServe(args);
    const context = contextOf(args);
    const canonical = isWithoutPipeline ? addressRedirect(context, context.services.env) : null;
    if (canonical) throw canonical;
    try {
      const result = (await redirectFormerSlugs(context.services.content, context)) ?? (await load(context));
      if (isWithoutPipeline) {
        const headers = result instanceof Response ? result.headers : context.headers;
        addOriginCookies(headers, context, context.services);
      }
      if (result instanceof Response) {
        if (args.request.method === 'POST' && result.status >= 400) refusals.add(args.context);
        return result as TypedResponse<T>;
      }
      return json(result, { headers: context.headers });
    } catch (error) {
      throw await replaceMissingPage(toErrorResponse(error, context), context.services.content, context);
    }
  };
}

/** The answer for an address that fails route validation (specification §2). */
export function routeNotFound(): Response {
  return errorResponse({ statusCode: 404, kind: 'route' });
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
    network: String(context[askingNetwork] ?? 'unknown'),
    headers: new Headers(),
    async head(input) {
      const settings = await settingsOrFallback(services);
      const { publicOrigin: origin, englishEnabled: english } = services.env;
      const head = composeHead({ path: url.pathname, locale, ...input, settings, origin, english });
      if (!refusals.has(context)) return head;
      const t = await labelsOf(services, locale);
      return { ...head, title: t('commons.error.titled', { title: head.title }) };
    },
    async parts() {
      const [chrome, t] = await Promise.all([
        loadChromeContent(services, locale),
        labelsOf(services, locale),
      ]);
      const abbreviations = parseAbbreviations(t('commons.abbreviations'));
      return keepingRenderer(context, withAbbreviations(services.parts, abbreviations).rendererFor(chrome));
    },
    describe: (description) => remember(context, description),
  };
}

export function toErrorResponse(error: unknown, { services, url }: PageContext): Response {
  if (error instanceof Response) return error;
  if (error instanceof ContentError) {
    const { statusCode } = error;
    if (statusCode !== 404)
      services.log.error({ err: error, path: printablePath(url.pathname) }, 'page failed');
    // In a preview, the author of the draft sees what is missing.
    const customMessage = services.preview && error instanceof ContentInvalid ? error.errorText : undefined;
    return errorResponse({ statusCode, kind: 'content', customMessage }, retryAfterHeader(statusCode));
  }
  services.log.error({ err: error, path: printablePath(url.pathname) }, 'page failed unexpectedly');
  return errorResponse({ statusCode: 500, kind: 'content' });
}
