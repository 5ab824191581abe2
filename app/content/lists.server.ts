/** Reads whole lists: at once, or page by page. */
import type { z } from 'zod';
import { whileSame } from '../../content-model/values/while-same';
import type { ContentClient, ContentList, ListOptions } from './client.server';
import type { ContentPath } from './collections';
import type { ContentQuery } from './query';

/** Entries of a page of `listEvery`: Strapi's own limit. A service that gives fewer is asked more often. */
const largePage = 100;

export interface ListEveryOptions extends Pick<ListOptions, 'fromUserInput' | 'optional'> {
  /** A bound against a service that counts wrong. */
  maxEntries?: number;
}

/**
 * Every entry of a list at once, for what is shown, counted or filtered as a whole. The same array while the content
 * does not change, so that derived values can be kept by it.
 *
 * @throws {ContentError}
 */
export async function listEvery<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
  { maxEntries = 5000, fromUserInput = false, optional }: ListEveryOptions = {},
): Promise<readonly T[]> {
  const page = (number: number): Promise<ContentList<T>> =>
    content.list(
      path,
      schema,
      { ...query, pagination: { page: number, pageSize: largePage } },
      { fromUserInput, optional },
    );
  const first = await page(1);
  const furtherCount = Math.max(0, Math.ceil(Math.min(first.total, maxEntries) / largePage) - 1);
  const further = await Promise.all(Array.from({ length: furtherCount }, (_, index) => page(index + 2)));
  return joinPages(first, ...further) as readonly T[];
}

const joinPages = whileSame((...pages: readonly ContentList<unknown>[]) =>
  pages.flatMap(({ items }) => items),
);

/** Entries of a page of `everyEntry`: parsing more would block the event loop for too long. */
const smallPage = 25;
/** Pages of one list at most, in case the service reports a wrong total. */
const maxPages = 1000;

/**
 * Every entry of a list, page by page, for the search and the sitemap.
 *
 * @param options `uncached` when the caller keeps its own result: thousands of entries would evict the answers
 *   that pages need; `optional` for a collection that a content service may not have yet
 * @throws {ContentError}
 */
export async function* everyEntry<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
  options: Pick<ListOptions, 'uncached' | 'optional'> = {},
): AsyncGenerator<T> {
  for (let page = 1; page <= maxPages; page++) {
    const pageQuery = { ...query, pagination: { page, pageSize: smallPage } };
    const { items, total } = await content.list(path, schema, pageQuery, options);
    yield* items;
    if (page * smallPage >= total) return;
  }
}
