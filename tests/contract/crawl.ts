/** Follows the site's own links from page to page, as a search engine does. */
import type { RenderedSite } from './rendered-site';

export interface FoundPage {
  /** Path and query. */
  address: string;
  status: number;
  html: string;
  /** Addresses of this site the page leads to. */
  links: readonly string[];
}

/** Addresses that are not pages. */
const files = /^\/(?:images|uploads|assets|demo)\/|\.[a-z]{2,12}$/;

/** @param follow whether an address is worth going to */
export async function crawl(
  site: RenderedSite,
  start: readonly string[],
  follow: (address: string) => boolean,
): Promise<FoundPage[]> {
  const known = new Set(start);
  const pages: FoundPage[] = [];
  // A set grows while it is walked.
  for (const address of known) {
    const page = await visit(site, address);
    pages.push(page);
    for (const link of page.links) if (follow(link)) known.add(link);
  }
  return pages;
}

export async function visit(site: RenderedSite, address: string): Promise<FoundPage> {
  const response = await site.ask(address);
  const html = await response.text();
  return { address, status: response.status, html, links: linksOf(html, address) };
}

function linksOf(html: string, address: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const target = new URL(unescaped(href), `http://site.invalid${address}`);
    const isOfSite = target.host === 'site.invalid' && !files.test(target.pathname);
    return isOfSite ? [target.pathname + target.search] : [];
  });
}

export interface PageHead {
  title: string;
  /** By name or property; a repeated one has several values. */
  metas: ReadonlyMap<string, readonly string[]>;
  canonical: string | undefined;
  /** Language of an alternate (`hreflang`) to its address. */
  languages: ReadonlyMap<string, string>;
}

/** The head of a page as React writes it: every attribute in double quotes. */
export function headOf({ html }: FoundPage): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*?)\/?>/g)].map(([, tag = '', text = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...text.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  }));
  const metas = new Map<string, string[]>();
  for (const { tag, attributes } of tags) {
    const name = attributes.name ?? attributes.property;
    if (tag === 'meta' && name) metas.set(name, [...(metas.get(name) ?? []), attributes.content ?? '']);
  }
  const links = tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    metas,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    languages: new Map(links.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : []))),
  };
}

/** Structured data of a page, block by block. */
export function dataBlocksOf({ html }: FoundPage): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

/** The characters that React escapes in attributes. */
function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
