/** A whole list, for what needs all of it: the search, the sitemap, the open catalogue. */
import type { z } from 'zod/v4';
import type { ContentClient } from './client.server';
import type { ContentQuery } from './query';

/** Entries asked for at once: parsing more would hold the event loop for too long. */
const pageSize = 25;
/** Pages of one list: a service that always promises more is not believed for ever. */
const mostPages = 1000;

/** Every entry of a list, page by page. @throws {ContentError} */
export async function* everyEntry<T>(
  content: ContentClient,
  path: string,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
): AsyncGenerator<T> {
  for (let page = 1, read = 0; page <= mostPages; page++) {
    const { items, total } = await content.list(path, schema, { ...query, pagination: { page, pageSize } });
    yield* items;
    read += pageSize;
    if (read >= total) return;
  }
}
