/** Reads whole lists: at once, or page by page. */
import type { z } from 'zod';
import { whileSame } from '../../content-model/values/while-same';
import type { ContentClient, ContentList, ListOptions } from './client.server';
import type { ContentPath } from './collections';
import type { ContentQuery } from './query';

/** Entries asked for at once: Strapi's own limit. A service that gives fewer is asked more often. */
const entriesAtOnce = 100;

export interface ListEveryOptions extends Pick<ListOptions, 'fromUserInput' | 'optional'> {
  /** Entries at most, a bound against a service that counts wrong. */
  most?: number;
}

/**
 * Every entry of a list at once, for what is shown, counted or filtered as a whole. The same array while the content does not change, so that derived values can be kept by it.
 *
 * @throws {ContentError}
 */
export async function listEvery<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
  { most = 5000, fromUserInput = false, optional }: ListEveryOptions = {},
): Promise<readonly T[]> {
  const page = (number: number): Promise<ContentList<T>> =>
    content.list(
      path,
      schema,
      { ...query, pagination: { page: number, pageSize: entriesAtOnce } },
      { fromUserInput, optional },
    );
  const first = await page(1);
  const furtherCount = Math.max(0, Math.ceil(Math.min(first.total, most) / entriesAtOnce) - 1);
  const further = await Promise.all(Array.from({ length: furtherCount }, (_, index) => page(index + 2)));
  return allOf(first, ...further) as readonly T[];
}

const allOf = whileSame((...pages: readonly ContentList<unknown>[]) => pages.flatMap(({ items }) => items));

/** Entries per call: parsing more would block the event loop for too long. */
const entriesOfPage = 25;
/** Most pages of one list, in case the service reports a wrong total. */
const mostPages = 1000;

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
  for (let page = 1, read = 0; page <= mostPages; page++) {
    const asked = { ...query, pagination: { page, pageSize: entriesOfPage } };
    const { items, total } = await content.list(path, schema, asked, options);
    yield* items;
    read += entriesOfPage;
    if (read >= total) return;
  }
}
