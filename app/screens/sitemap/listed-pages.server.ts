/** The pages a search engine should know: what answers 200 under its own canonical address and may be indexed. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { type CollectionSitemap, collectionPath, mappedCollections } from '~/content/collections';
import { everyEntry } from '~/content/every-entry.server';
import {
  type Media,
  optionalIsoDate,
  optionalMedia,
  optionalPageSlug,
  pageSlug,
  slug,
} from '~/content/fields.server';
import type { Locale } from '~/content/locale';
import { isFilled } from '~/school/offers/offer-day';
import { findEmptyLists } from '~/school/pages/absent-links.server';
import { homeSection, pageHref } from '~/school/pages/page-address';
import { entityHead } from '~/site/entity-head.server';
import { listedLinks } from '~/site/screens/derived';

export interface ListedPage {
  path: string;
  /** Day or moment of the last change, where the content says it. */
  changed: string | null;
  images: readonly Media[];
}

export interface ListedPageSources {
  content: ContentClient;
  /** Content in English; null while the site speaks no English. */
  english: ContentClient | null;
  now: Date;
}

const entry = z.object({
  slug,
  updatedOn: optionalIsoDate,
  publishDate: optionalIsoDate,
  startsOn: optionalIsoDate,
  closesOn: optionalIsoDate,
  plate: optionalMedia,
  image: optionalMedia,
  focusImage: optionalMedia,
  seo: entityHead,
});
type SitemapEntry = Pick<z.output<typeof entry>, 'slug'> & Partial<z.output<typeof entry>>;

/** Names of the sitemaps, in the order of the index. */
export function sitemapNames({ english }: Pick<ListedPageSources, 'english'>): string[] {
  return ['pages', ...(english ? [englishName] : []), ...mappedCollections.keys()];
}

const englishName = 'en';

/** @returns null when there is no sitemap of that name */
export function listPages(name: string, sources: ListedPageSources): Promise<ListedPage[]> | null {
  if (name === 'pages') return listEditorialPages(sources.content, 'fr');
  if (name === englishName) return sources.english && listEditorialPages(sources.english, 'en');
  const collection = mappedCollections.get(name);
  return collection ? listEntries(collection, sources) : null;
}

/** What a collection's entries have of what a sitemap says: the content service refuses fields it does not know. */
const schemas = new Map<CollectionSitemap, z.ZodType<SitemapEntry>>();

function entryOf(sitemap: CollectionSitemap): z.ZodType<SitemapEntry> {
  const { fields, pictures, hasHead } = sitemap;
  const names = [...fields, ...pictures, ...(hasHead ? ['seo'] : [])];
  const known =
    schemas.get(sitemap) ??
    z.object(
      Object.fromEntries(['slug', ...names].map((name) => [name, entry.shape[name as keyof SitemapEntry]])),
    );
  schemas.set(sitemap, known as z.ZodType<SitemapEntry>);
  return known as z.ZodType<SitemapEntry>;
}

type Mapped = NonNullable<ReturnType<typeof mappedCollections.get>>;

async function listEntries(collection: Mapped, { content, now }: ListedPageSources): Promise<ListedPage[]> {
  const { filters } = collection.sitemap;
  const schema = entryOf(collection.sitemap);
  const entries = everyEntry(content, collectionPath(collection, content.namespace), schema, {
    ...askFor(schema),
    sort: ['slug:asc'],
    ...(filters ? { filters } : {}),
  });
  const pages: ListedPage[] = [];
  for await (const found of entries) {
    const path = `${collection.below}/${found.slug}`;
    if (
      !isListed(path, found.seo) ||
      (found.startsOn && isFilled({ startsOn: found.startsOn, closesOn: found.closesOn ?? null }, now))
    )
      continue;
    const images = [found.plate ?? found.image ?? found.focusImage ?? null].filter((media) => media !== null);
    pages.push({ path, changed: found.updatedOn ?? found.publishDate ?? null, images });
  }
  return pages;
}

const article = z.object({
  rubrique: pageSlug,
  slug: optionalPageSlug,
  updatedOn: optionalIsoDate,
  seo: entityHead,
});

/**
 * Editors' pages and, in French, the screens of the site; a page an editor wrote for a screen says when it
 * changed.
 */
async function listEditorialPages(content: ContentClient, locale: Locale): Promise<ListedPage[]> {
  const empty = await findEmptyLists(content);
  const screens = locale === 'fr' ? listedLinks.filter(({ href }) => !empty.includes(href)) : [];
  const pages = new Map<string, ListedPage>(
    screens.map(({ href }) => [href, { path: href, changed: null, images: [] }]),
  );
  const entries = everyEntry(content, `/${content.namespace}-articles`, article, {
    ...askFor(article),
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  for await (const found of entries) {
    const path = pageHref(found, locale);
    // What stands below the home page's section has no address of its own.
    if (found.rubrique === homeSection && found.slug !== null) continue;
    if (isListed(path, found.seo)) pages.set(path, { path, changed: found.updatedOn, images: [] });
    else pages.delete(path);
  }
  return [...pages.values()];
}

/** Not hidden from search engines, and known by no other address. */
function isListed(path: string, head: z.output<typeof entityHead> | undefined): boolean {
  const canonical = head?.links.find(({ rel }) => rel === 'canonical')?.href;
  return !head?.preventIndexing && (!canonical || canonical === path);
}
