/** The sources of documents: one per kind, read page by page. */
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { everyEntry } from '~/content/lists.server';
import type { SearchDocument } from '~/search/document';
import { plainText } from '~/search/plain-text';
import type { Labels } from '~/site/labels';

export interface SourceContext {
  content: ContentClient;
  labels: Labels;
  now: Date;
  /** Called for what could not be read beside the rest: `faqs`. */
  onFailure(what: string, error: unknown): void;
}

export type EntrySource<Entry> = (context: SourceContext) => AsyncIterable<Entry>;
export type DocumentSource = EntrySource<SearchDocument>;

/** Every entry of a list, read without caching: the index keeps its own data. */
export const readEntries = <T>(...[content, path, schema, query]: Parameters<typeof everyEntry<T>>) =>
  everyEntry(content, path, schema, { ...askFor(schema), ...query }, { uncached: true });

/** Rich text as words: it is looked through and shown as text, never as HTML. */
export const words = (html: string | null): string => (html ? plainText(html) : '');

export function joinTexts(...parts: (string | null | undefined | readonly string[])[]): string {
  return parts
    .flat()
    .filter((part) => part)
    .join(' · ');
}

export const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
