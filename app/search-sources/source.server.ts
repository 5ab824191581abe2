/** Shared parts of the sources, which read a part of the site for the search, entry by entry. */
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
  /** Called for something that could not be read while the others could: `faqs`. */
  onFailure(what: string, error: unknown): void;
}

export type EntrySource<Entry> = (context: SourceContext) => AsyncIterable<Entry>;
export type DocumentSource = EntrySource<SearchDocument>;

/** Every entry of a list, read without caching: the index keeps its own data. */
export const readEntries = <T>(...[content, path, schema, query]: Parameters<typeof everyEntry<T>>) =>
  everyEntry(content, path, schema, { ...askFor(schema), ...query }, { uncached: true });

/** The words of rich text: the search shows them as text, never as HTML. */
export const words = (html: string | null): string => (html ? plainText(html) : '');

export function joinTexts(...parts: (string | null | undefined | readonly string[])[]): string {
  return parts
    .flat()
    .filter((part) => part)
    .join(' · ');
}

export const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
