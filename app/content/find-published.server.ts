/** Entries that editors publish: a draft has no date of publication and is hidden from visitors. */
import { z } from 'zod';
import { ContentNotFound } from './calls/errors';
import type { ContentClient } from './client.server';
import type { ContentPath } from './questions/collections';
import type { ContentQuery } from './questions/query';

/** The schema's value, or null for a draft, which need not match the schema yet. */
export function orDraft<T extends z.ZodType>(schema: T) {
  return z.union([z.object({ publishDate: z.null() }).transform(() => null), schema]);
}

/** @param schema made by `orDraft` @throws {ContentNotFound} for a draft or an unknown entry */
export async function findPublished<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T | null>,
  query: ContentQuery,
): Promise<T> {
  const found = await content.entry(path, schema, query);
  if (found === null) throw new ContentNotFound(`${path}: a draft`);
  return found;
}
