/** Where documents come from: one source a kind, read page by page. */
import { z } from 'zod/v4';
import type { ContentClient } from '~/content/client.server';
import { lenientArray, optionalText, slug, text } from '~/content/fields.server';
import type { ContentQuery } from '~/content/query';
import type { Labels } from '~/site/labels';
import type { SearchDocument } from '../document';
import { plainText } from '../plain-text';

export interface SourceContext {
  content: ContentClient;
  labels: Labels;
  now: Date;
}

export type Source = (context: SourceContext) => AsyncIterable<SearchDocument>;

export const reference = z.object({ slug, title: text });
export const optionalReference = reference
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
export const references = lenientArray(reference);
export const texts = lenientArray(text);
/** Rich text as words: it is looked through and shown as text, never as HTML. */
export const words = optionalText.transform((value) => (value ? plainText(value) : ''));

export const referenceFields = { fields: ['title', 'slug'] };

/** Entries asked for at once: parsing more would hold the event loop for too long. */
const pageSize = 25;
/** Pages of one kind: more entries are not searched. */
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

export function joined(...parts: (string | null | undefined | readonly string[])[]): string {
  return parts
    .flat()
    .filter((part) => part)
    .join(' · ');
}

export const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
