/** The pages for search engines: those that answer 200 under their own canonical address and may be indexed. */
import type { z } from 'zod';
import { listedLinks } from '~/addresses/derived';
import type { ContentClient } from '~/content/client.server';
import { collectionPath, withPublishDate } from '~/content/collections';
import { everyEntry } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import type { Media } from '~/reading/fields.server';
import { reader } from '~/reading/reading.server';
import { isFilled } from '~/school/offers/offer-day';
import { findEmptyLists } from '~/school/pages/absent-links.server';
import { canonicalAddress } from '~/screens/frame/head.server';
import type { EntityHead } from '~/site/entity-head.server';
import { collections } from '../../../content-model';
import { articles } from '../../../content-model/collections/articles';
import type { Locale } from '../../../content-model/rules/locale';
import { homeSection, pageHref } from '../../../content-model/rules/page-address';

export interface ListedPage {
  path: string;
  /** Day or moment of the last change, where the content says it. */
  changed: string | null;
  images: readonly Media[];
}

export interface ListedPageSources {
  content: ContentClient;
  /** Content in English; null while English is off. */
  english: ContentClient | null;
  /** Origin of the addresses that search engines know. */
  origin: string;
  now: Date;
}

/** An entry of any collection, which has some of these fields (the view `sitemap` of its model). */
interface EntryToList {
  slug: string;
  updatedOn?: string;
  publishDate?: string;
  startsOn?: string;
  closesOn?: string | null;
  plate?: Media | null;
  image?: Media | null;
  focusImage?: Media | null;
  seo?: EntityHead;
}

const englishName = 'en';

/** Names of the sitemaps, in the order of the index. */
export function sitemapNames({ english }: Pick<ListedPageSources, 'english'>): string[] {
  return ['pages', ...(english ? [englishName] : []), ...sitemapCollections.keys()];
}

/** @returns null when there is no sitemap of that name */
export function listPages(name: string, sources: ListedPageSources): Promise<ListedPage[]> | null {
  const { content, english, origin } = sources;
  if (name === 'pages') return listEditorialPages(content, 'fr', origin);
  if (name === englishName) return english && listEditorialPages(english, 'en', origin);
  const collection = sitemapCollections.get(name);
  return collection ? listEntries(collection, sources) : null;
}

type ModelCollection = (typeof collections)[keyof typeof collections];
type SitemapCollection = Extract<ModelCollection, { sitemap: string }>;
const hasSitemap = (collection: ModelCollection): collection is SitemapCollection =>
  collection.sitemap !== undefined;

/** Collections with a separate sitemap, by its name. */
const sitemapCollections: ReadonlyMap<string, SitemapCollection> = new Map(
  Object.values(collections)
    .filter(hasSitemap)
    .map((collection) => [collection.sitemap, collection]),
);

const schemas = new Map<SitemapCollection, z.ZodType<EntryToList>>();

function schemaOf(collection: SitemapCollection): z.ZodType<EntryToList> {
  const schema: z.ZodType<EntryToList> = schemas.get(collection) ?? reader(collection.views.sitemap);
  schemas.set(collection, schema);
  return schema;
}

async function listEntries(
  collection: SitemapCollection,
  { content, origin, now }: ListedPageSources,
): Promise<ListedPage[]> {
  const schema = schemaOf(collection);
  const entries = everyEntry(content, collectionPath(collection, content.namespace), schema, {
    ...selectionOf(schema),
    sort: ['slug:asc'],
    ...(collection.dated ? { filters: withPublishDate } : {}),
  });
  const pages: ListedPage[] = [];
  for await (const entry of entries) {
    const path = `${collection.below}/${entry.slug}`;
    if (!isListed(path, entry.seo, origin) || isFilledOffer(entry, now)) continue;
    const image = entry.plate ?? entry.image ?? entry.focusImage;
    const changed = entry.updatedOn || entry.publishDate || null;
    pages.push({ path, changed, images: image ? [image] : [] });
  }
  return pages;
}

/** Entries of other collections have neither day, and are never filled. */
function isFilledOffer({ startsOn = '', closesOn = null }: EntryToList, now: Date): boolean {
  return isFilled({ startsOn, closesOn }, now);
}

const articleSchema = reader(articles.views.sitemap);

/**
 * Editors' pages and, in French, the screens of the site. An editors' page at the address of a screen says when it
 * changed.
 */
async function listEditorialPages(
  content: ContentClient,
  locale: Locale,
  origin: string,
): Promise<ListedPage[]> {
  const empty = await findEmptyLists(content);
  const screens = locale === 'fr' ? listedLinks.filter(({ href }) => !empty.includes(href)) : [];
  const pages = new Map<string, ListedPage>(
    screens.map(({ href }) => [href, { path: href, changed: null, images: [] }]),
  );
  const entries = everyEntry(content, `/${content.namespace}-articles`, articleSchema, {
    ...selectionOf(articleSchema),
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  for await (const entry of entries) {
    const path = pageHref(entry, locale);
    // Sub-pages of the home page's section are not listed.
    if (entry.rubrique === homeSection && entry.slug !== null) continue;
    if (isListed(path, entry.seo, origin)) {
      pages.set(path, { path, changed: entry.updatedOn, images: [] });
    } else pages.delete(path);
  }
  return [...pages.values()];
}

/** Whether a page may be indexed, and is its own canonical address. */
function isListed(path: string, head: EntityHead | undefined, origin: string): boolean {
  return !head?.preventIndexing && canonicalAddress(head, path, origin) === `${origin}${path}`;
}
