import { everyEntry } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import type { SynonymLines } from '~/search/synonym-table';
import { synonyms } from '../../content-model/collections/synonyms';
import type { EntrySource } from './source.server';

const entry = reader(synonyms.views.search);

/** Visitors' words and the school's words, as editors wrote them. */
export const synonymSource: EntrySource<SynonymLines> = async function* ({ content }) {
  const query = { ...selectionOf(entry), sort: ['slug:asc'] };
  const options = { uncached: true, optional: synonyms.optional } as const;
  for await (const { lines } of everyEntry(content, '/synonyms', entry, query, options))
    yield { kind: 'synonyms', lines };
};
