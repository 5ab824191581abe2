/** Entries an editor publishes: a draft has no date of publication, and is not there for visitors. */
import { z } from 'zod/v4';
import type { ContentClient } from './client.server';
import { ContentNotFound } from './errors';
import type { ContentQuery } from './query';

/** What a schema reads, or null for a draft, which need not hold to it yet. */
export function orDraft<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.object({ publishDate: z.null() }).transform(() => null)]);
}

/** @param schema made by `orDraft` @throws {ContentNotFound} when nothing published is called so */
export async function findPublished<T>(
  content: ContentClient,
  path: string,
  schema: z.ZodType<T | null>,
  query: ContentQuery,
): Promise<T> {
  const found = await content.entry(path, schema, query);
  if (found === null) throw new ContentNotFound(`${path}: a draft`);
  return found;
}
