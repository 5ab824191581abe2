/** Adds documents to the index, a few at a time. */
import MiniSearch from 'minisearch';
import { type CuratedAnswer, type CuratedAnswers, type IndexedAnswer, indexAnswer } from './curated-answers';
import type { SearchText } from './document';
import { normalise } from './normalise';
import { optionalStemsOf } from './optional-stems';
import type { IndexedDocument, PackedDocument } from './packed-document';
import { createSynonymTable, type SynonymLines, type SynonymTable } from './synonym-table';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { stemsOf, tokensOf } from './words';

export type IndexField = Exclude<keyof SearchText, 'asides'>;
const fields: IndexField[] = ['name', 'keys', 'places', 'lead', 'body'];
/** Fields whose words alone may correct a misspelt one, and come first among completions. */
const prominent = new Set<string>(['name', 'keys', 'places', 'lead'] satisfies IndexField[]);

export interface SearchIndex extends CuratedAnswers {
  readonly documents: readonly IndexedDocument[];
  /** Stems of the documents' titles. */
  readonly titles: readonly (readonly string[])[];
  /** Stems of the names of campuses. */
  readonly places: ReadonlySet<string>;
  readonly words: MiniSearch<IndexEntry>;
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymTable;
}

interface IndexEntry extends Record<IndexField, string> {
  /** Position in `documents`. */
  id: number;
}

/** What is read for the search, ready to be indexed. */
export type PackedEntry = PackedDocument | CuratedAnswer | SynonymLines;

interface IndexBuilder {
  add(entry: PackedEntry): void;
  finish(): SearchIndex;
}

export function createIndexBuilder(schoolName?: string): IndexBuilder {
  const documents: IndexedDocument[] = [];
  const titles: string[][] = [];
  const answers: IndexedAnswer[] = [];
  const synonyms: string[] = [];
  const vocabulary = createVocabulary();
  const words = new MiniSearch<IndexEntry>({
    fields,
    tokenize: tokensOf,
    processTerm: (token, field) => {
      const word = normalise(token);
      if (word) vocabulary.add(word, prominent.has(field ?? ''));
      return word?.stem ?? null;
    },
    // Queries come as stems.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  return {
    add(entry) {
      if (entry.kind === 'answer') {
        answers.push(indexAnswer(entry));
        return;
      }
      if (entry.kind === 'synonyms') {
        synonyms.push(...entry.lines);
        return;
      }
      const { name, keys, places, lead, asides } = entry.words;
      titles.push(stemsOf(entry.title));
      const body = `${entry.body.toString()} ${asides}`;
      words.add({ id: documents.push(entry) - 1, name, keys, places, lead, body });
    },
    finish() {
      const places = new Set(titles.filter((_, id) => documents[id]?.kind === 'campus').flat());
      return {
        documents,
        titles,
        places,
        words,
        vocabulary,
        synonyms: createSynonymTable(synonyms),
        answers,
        optionalStems: optionalStemsOf(schoolName),
      };
    },
  };
}
