/** Reads a whole list page by page, for the search and the sitemap. */
import type { z } from 'zod';
import type { ContentClient, ListOptions } from './client.server';
import type { ContentPath } from './questions/collections';
import type { ContentQuery } from './questions/query';

/** Entries per call: parsing more would block the event loop for too long. */
const pageSize = 25;
/** Most pages of one list, in case the service reports a wrong total. */
const mostPages = 1000;

/**
 * Every entry of a list, page by page.
 *
 * @param options `uncached` when the caller keeps its own result: thousands of entries would evict the answers
 *   that pages need
 * @throws {ContentError}
 */
export async function* everyEntry<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
  options: Pick<ListOptions, 'uncached'> = {},
): AsyncGenerator<T> {
  for (let page = 1, read = 0; page <= mostPages; page++) {
    const asked = { ...query, pagination: { page, pageSize } };
    const { items, total } = await content.list(path, schema, asked, options);
    yield* items;
    read += pageSize;
    if (read >= total) return;
  }
}
