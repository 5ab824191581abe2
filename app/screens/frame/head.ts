/** Head data of a page (specification §3), from the loader's data to `<meta>` and `<link>`. */
import type { MetaDescriptor } from '@remix-run/node';
import type { RootData } from '~/layout/root-data';
import { errorMessage, toErrorData } from '~/site/error-data';
import { createLabels } from '~/site/labels';
import type { metaKinds } from '../../../content-model/enumerations';
import type { Locale } from '../../../content-model/rules/locale';

/** The head data of a page; addresses are absolute. It is in every document: a value that most pages do not have is absent. */
export interface PageHead {
  title: string;
  description: string | null;
  canonical: string | null;
  noindex?: true;
  og: { title: string; description: string | null; type?: 'article' };
  /** Only the values that differ from `og` and `image`. */
  twitter: { card?: 'summary'; title?: string; description?: string; imageAlt?: string; site?: string };
  image: { url: string; alt: string; width: number; height: number };
  siteName: string;
  locale: Locale;
  metas: readonly { key: string; value: string; type: (typeof metaKinds)[number] }[];
  links?: readonly HeadLink[];
}

export interface HeadLink {
  rel: string;
  href: string;
  hreflang?: string;
  type?: string;
  title?: string;
}

/** For a route's `meta` export: `export const meta = metaOfLoader;` */
export function metaOfLoader({ data, matches = [], error }: MetaOfPage): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | undefined)?.head;
  return head ? metaOfHead(head) : metaOfError(error, matches[0]?.data as RootData | undefined);
}

interface MetaOfPage {
  data?: unknown;
  /** The routes of the page, the root first. */
  matches?: readonly { data?: unknown }[];
  /** Why it failed. */
  error?: unknown;
}

/** Head of a failed page. */
function metaOfError(error: unknown, root: RootData | undefined): MetaDescriptor[] {
  const t = createLabels(root?.labels ?? {}, root?.locale);
  const site = root?.settings.siteName ?? t('commons.brand.name');
  const title = `${t('commons.error.oops')} ${errorMessage(toErrorData(error), t)} | ${site}`;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

function metaOfHead(head: PageHead): MetaDescriptor[] {
  const descriptors: (MetaDescriptor | null)[] = [
    { title: head.title },
    metaOf('description', head.description),
    head.noindex ? { name: 'robots', content: 'noindex' } : null,
    head.canonical ? { tagName: 'link', rel: 'canonical', href: head.canonical } : null,
    property('og:site_name', head.siteName),
    property('og:type', head.og.type ?? 'website'),
    property('og:locale', head.locale === 'en' ? 'en_GB' : 'fr_FR'),
    property('og:title', head.og.title),
    property('og:description', head.og.description),
    property('og:url', head.canonical),
    property('og:image', head.image.url),
    property('og:image:alt', head.image.alt),
    property('og:image:width', head.image.width),
    property('og:image:height', head.image.height),
    metaOf('twitter:card', head.twitter.card ?? 'summary_large_image'),
    metaOf('twitter:site', head.twitter.site),
    metaOf('twitter:title', head.twitter.title ?? head.og.title),
    metaOf('twitter:description', head.twitter.description ?? head.og.description),
    metaOf('twitter:image', head.image.url),
    metaOf('twitter:image:alt', head.twitter.imageAlt ?? head.image.alt),
    ...head.metas.map(
      // React's spelling of the attribute.
      ({ type, key, value }): MetaDescriptor => ({
        [type === 'itemprop' ? 'itemProp' : type]: key,
        content: value,
      }),
    ),
    ...(head.links ?? []).map(
      (link): MetaDescriptor => ({
        tagName: 'link',
        rel: link.rel,
        href: link.href,
        ...(link.hreflang ? { hrefLang: link.hreflang } : {}),
        ...(link.type ? { type: link.type } : {}),
        ...(link.title ? { title: link.title } : {}),
      }),
    ),
  ];
  return descriptors.filter((descriptor) => descriptor !== null);
}

function metaOf(name: string, content: string | null | undefined): MetaDescriptor | null {
  return content ? { name, content } : null;
}

function property(name: string, content: string | number | null | undefined): MetaDescriptor | null {
  return content ? { property: name, content: String(content) } : null;
}
