/** The pages a search engine should know: what answers 200 under its own canonical address and may be indexed. */
import { z } from 'zod/v4';
import type { ContentClient } from '~/content/client.server';
import { everyEntry } from '~/content/every-entry.server';
import { isoDate, type Media, optionalIsoDate, optionalMedia, slug } from '~/content/fields.server';
import type { Locale } from '~/content/locale';
import type { Filters } from '~/content/query';
import { isFilled } from '~/school/offers/offer-day';
import { homeSection, pageHref } from '~/school/pages/page-address';
import { screens } from '~/screens/site-plan/site-plan';
import { entityHead } from '~/site/entity-head.server';

export interface ListedPage {
  path: string;
  /** Day or moment of the last change, where the content says it. */
  changed: string | null;
  images: readonly Media[];
}

export interface Sources {
  content: ContentClient;
  /** Content in English; null while the site speaks no English. */
  english: ContentClient | null;
  now: Date;
}

const entry = z.object({
  slug,
  updatedOn: optionalIsoDate,
  publishDate: optionalIsoDate,
  startsOn: isoDate.nullish(),
  closesOn: isoDate.nullish(),
  image: optionalMedia,
  focusImage: optionalMedia,
  seo: entityHead,
});

/** One kind of page: where its entries come from, and where they stand. */
interface Kind {
  collection: (namespace: string) => string;
  below: string;
  /** Collections have the fields their kind has. */
  fields: readonly string[];
  picture?: 'image' | 'focusImage';
  hasHead?: boolean;
  filters?: Filters;
}

const published: Filters = { publishDate: { $notNull: true } };

const kinds: Readonly<Record<string, Kind>> = {
  formations: {
    collection: () => '/programmes',
    below: '/formations',
    fields: ['slug', 'updatedOn'],
    picture: 'image',
  },
  campus: { collection: () => '/campuses', below: '/campus', fields: ['slug'], picture: 'image' },
  metiers: { collection: () => '/careers', below: '/metiers', fields: ['slug'], picture: 'image' },
  agenda: { collection: () => '/events', below: '/agenda', fields: ['slug'], picture: 'image' },
  actualites: {
    collection: (namespace) => `/${namespace}-news`,
    below: '/actualites',
    fields: ['slug', 'publishDate'],
    picture: 'focusImage',
    filters: published,
  },
  blog: {
    collection: (namespace) => `/${namespace}-posts`,
    below: '/blog',
    fields: ['slug', 'publishDate'],
    picture: 'focusImage',
    filters: published,
  },
  offres: {
    collection: () => '/offers',
    below: '/offres-alternance',
    fields: ['slug', 'publishDate', 'startsOn', 'closesOn'],
    hasHead: false,
  },
};

/** Names of the sitemaps, in the order of the index. */
export function sitemapNames({ english }: Pick<Sources, 'english'>): string[] {
  return ['pages', ...(english ? [englishName] : []), ...Object.keys(kinds)];
}

const englishName = 'en';

/** @returns null when there is no sitemap of that name */
export function listPages(name: string, sources: Sources): Promise<ListedPage[]> | null {
  if (name === 'pages') return listEditorialPages(sources.content, 'fr');
  if (name === englishName) return sources.english && listEditorialPages(sources.english, 'en');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind ? listEntries(kind, sources) : null;
}

async function listEntries(kind: Kind, { content, now }: Sources): Promise<ListedPage[]> {
  const { picture, hasHead = true, fields, filters } = kind;
  const entries = everyEntry(content, kind.collection(content.namespace), entry, {
    fields,
    populate: { ...(picture ? { [picture]: {} } : {}), ...(hasHead ? { seo: {} } : {}) },
    sort: ['slug:asc'],
    ...(filters ? { filters } : {}),
  });
  const pages: ListedPage[] = [];
  for await (const found of entries) {
    const path = `${kind.below}/${found.slug}`;
    if (
      !isListed(path, found.seo) ||
      (found.startsOn && isFilled({ startsOn: found.startsOn, closesOn: found.closesOn ?? null }, now))
    )
      continue;
    const images = [found.image ?? found.focusImage].filter((media) => media !== null);
    pages.push({ path, changed: found.updatedOn ?? found.publishDate, images });
  }
  return pages;
}

const article = z.object({
  rubrique: slug,
  slug: slug.nullish().transform((value) => value ?? null),
  updatedOn: optionalIsoDate,
  seo: entityHead,
});

/**
 * Editors' pages and, in French, the screens of the site; a page an editor wrote for a screen says when it
 * changed.
 */
async function listEditorialPages(content: ContentClient, locale: Locale): Promise<ListedPage[]> {
  const pages = new Map<string, ListedPage>(
    (locale === 'fr' ? screens : []).map(({ href }) => [href, { path: href, changed: null, images: [] }]),
  );
  const entries = everyEntry(content, `/${content.namespace}-articles`, article, {
    fields: ['rubrique', 'slug', 'updatedOn'],
    populate: { seo: {} },
    sort: ['rubrique:asc', 'position:asc'],
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
function isListed(path: string, head: z.output<typeof entityHead>): boolean {
  const canonical = head?.links.find(({ rel }) => rel === 'canonical')?.href;
  return !head?.preventIndexing && (!canonical || canonical === path);
}
