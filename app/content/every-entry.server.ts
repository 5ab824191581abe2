/** A whole list, for what needs all of it: the search, the sitemap, the open catalogue. */
import type { z } from 'zod/v4';
import type { ContentClient, ListOptions } from './client.server';
import type { ContentQuery } from './query';

/** Entries asked for at once: parsing more would hold the event loop for too long. */
const pageSize = 25;
/** Pages of one list: a service that always promises more is not believed for ever. */
const mostPages = 1000;

/**
 * Every entry of a list, page by page.
 *
 * @param options `inPassing` for what is made of the whole list and kept itself: thousands of entries would
 *   push out of the memory what pages ask for
 * @throws {ContentError}
 */
export async function* everyEntry<T>(
  content: ContentClient,
  path: string,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
  options: Pick<ListOptions, 'inPassing'> = {},
): AsyncGenerator<T> {
  for (let page = 1, read = 0; page <= mostPages; page++) {
    const asked = { ...query, pagination: { page, pageSize } };
    const { items, total } = await content.list(path, schema, asked, options);
    yield* items;
    read += pageSize;
    if (read >= total) return;
  }
}
