/** Structured data (schema.org) of a list of pages. Pure. */
import type { ItemList } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import type { EntryPath } from '~/addresses/site-addresses';
import type { NamedEntry } from '~/base/named-entry';
import { addressOf, type Description } from '~/site/structured-data/facts';

interface ListEntry {
  href: string;
  title: string;
}

/** @param first position of the first entry, on later pages of a list */
export function listData(entries: readonly ListEntry[], first = 1): Description {
  return (facts): ItemList | null =>
    entries.length === 0
      ? null
      : {
          '@type': 'ItemList',
          itemListElement: entries.map(({ href, title }, index) => ({
            '@type': 'ListItem' as const,
            position: first + index,
            url: addressOf(facts, href),
            name: title,
          })),
        };
}

/** Entries with their own page below `path`. */
export function entriesBelow(path: EntryPath, entries: readonly NamedEntry[]): ListEntry[] {
  return entries.map(({ slug, title }) => ({ href: pathTo(path, slug), title }));
}
