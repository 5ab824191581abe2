/** What every source of the search needs: its context, and the reading of entries. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import type { ContentPath } from '~/content/collections';
import { everyEntry } from '~/content/lists.server';
import type { ContentQuery } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import type { SearchDocument } from '~/search/document';
import type { Labels } from '~/site/labels';

export interface SourceContext {
  content: ContentClient;
  labels: Labels;
  now: Date;
  /** Called for something that could not be read while the others could: `faqs`. */
  onFailure(what: string, error: unknown): void;
}

export type EntrySource<Entry> = (context: SourceContext) => AsyncIterable<Entry>;
export type DocumentSource = EntrySource<SearchDocument>;

/** Every entry of a list, read without caching: the index keeps its own data. */
export function readEntries<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
): AsyncGenerator<T> {
  return everyEntry(content, path, schema, { ...selectionOf(schema), ...query }, { uncached: true });
}
