/** Editorial pages: a section (`/{rubrique}`) and its sub-pages (`/{rubrique}/{slug}`). */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { type ContentPath, collectionPath, collections } from '~/content/collections';
import { ContentNotFound, noneIfNotFound } from '~/content/errors';
import { everyEntry } from '~/content/lists.server';
import type { ContentQuery } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { articles } from '../../../content-model/collections/articles';
import type { pageLayouts } from '../../../content-model/enumerations';
import { pageHref } from '../../../content-model/rules/page-address';

export type LayoutName = (typeof pageLayouts)[number];

/** Its blocks stay raw: `app/blocks/parse-blocks.server.ts` parses them one by one. */
const page = reader(articles.views.whole);
export type EditorialEntry = z.output<typeof page>;

/** `GET /{namespace}-articles/{rubrique}` of section 7. @throws {ContentNotFound} */
export function findSection(content: ContentClient, rubrique: string): Promise<EditorialEntry> {
  return content.entry(pathOfPage(content, { rubrique }), page);
}

/** The page of a section, if it has no sub-page of that slug. */
export function findSectionOrNone(content: ContentClient, rubrique: string): Promise<EditorialEntry | null> {
  return findSection(content, rubrique).catch(noneIfNotFound);
}

/** One sub-page of a section. @throws {ContentNotFound} */
export async function findSubPage(
  content: ContentClient,
  rubrique: string,
  pageSlug: string,
): Promise<EditorialEntry> {
  try {
    return await content.entry(pathOfPage(content, { rubrique, slug: pageSlug }), page);
  } catch (error) {
    if (!(error instanceof ContentNotFound)) throw error;
    const listed = await findListedPage(content, rubrique, pageSlug);
    if (listed) return listed;
    throw error;
  }
}

/** For a content service that has sections at their address, and sub-pages only in the list of pages. */
async function findListedPage(
  content: ContentClient,
  rubrique: string,
  pageSlug: string,
): Promise<EditorialEntry | undefined> {
  const query: ContentQuery = {
    filters: { rubrique: { $eq: rubrique }, slug: { $eq: pageSlug } },
    extra: { populate: '*' },
    pagination: { limit: 1 },
  };
  const ask = async (uncached: boolean) => {
    const path = collectionPath(collections.pages, content.namespace);
    return (await content.list(path, page, query, { fromUserInput: true, uncached })).items[0];
  };
  // Invented addresses take no memory.
  return (await ask(true)) && ask(false);
}

/** Path of a page below the API: complete by default. */
export function pathOfPage(
  { namespace }: Pick<ContentClient, 'namespace'>,
  { rubrique, slug: pageSlug }: { rubrique: string; slug?: string | null | undefined },
): ContentPath {
  return `${collectionPath(collections.pages, namespace)}/${rubrique}${pageSlug ? `/${pageSlug}` : ''}`;
}

const pageLink = reader(articles.views.link).transform((value) => ({
  href: pageHref(value),
  title: value.title,
  summary: value.summary,
  rubrique: value.rubrique,
  slug: value.slug ?? null,
  isSection: !value.slug,
}));
export type PageLink = z.output<typeof pageLink>;

/** The existing editorial pages, or those of one section, in the editors' order. */
export async function listPageLinks(content: ContentClient, rubrique?: string): Promise<PageLink[]> {
  const links: PageLink[] = [];
  const entries = everyEntry(content, collectionPath(collections.pages, content.namespace), pageLink, {
    filters: rubrique ? { rubrique: { $eq: rubrique } } : {},
    ...selectionOf(pageLink),
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  for await (const link of entries) links.push(link);
  return links;
}
