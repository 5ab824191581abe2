/** Unpublished entries of editors: one with `draft: true`, beside a published one as `{name}.draft.json`. */
import type { CollectionName } from '../../content-model/places';
import { type ContentData, type ContentEntry, identityOf } from './load';

/** The content with drafts in place of published entries, as `status=draft` shows it. */
export function withDrafts(data: ContentData): ContentData {
  const names = Object.keys(data.entries) as CollectionName[];
  const entries = names.map((name) => [name, merge(data.entries[name], data.drafts[name])]);
  return { ...data, entries: Object.fromEntries(entries) as ContentData['entries'] };
}

function merge(published: readonly ContentEntry[], drafts: readonly ContentEntry[]): ContentEntry[] {
  const changed = new Set(drafts.map(identityOf));
  return [...published.filter((entry) => !changed.has(identityOf(entry))), ...drafts];
}
