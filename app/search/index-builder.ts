/** Puts documents into the index, a few at a time. */
import MiniSearch from 'minisearch';
import type { SearchDocument, SearchText } from './document';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { stemsOf, wordsOf } from './words';

export type Field = keyof SearchText;
const fields: Field[] = ['name', 'keys', 'places', 'lead', 'body'];
const prominent = new Set<string>(['name', 'keys', 'places', 'lead'] satisfies Field[]);

export interface SearchIndex {
  readonly documents: readonly SearchDocument[];
  /** Stems of the documents' titles. */
  readonly titles: readonly (readonly string[])[];
  readonly words: MiniSearch<IndexEntry>;
  readonly vocabulary: Vocabulary;
}

export interface IndexEntry extends SearchText {
  /** Position in `documents`. */
  id: number;
}

export interface IndexBuilder {
  add(document: SearchDocument): void;
  finish(): SearchIndex;
}

/** Characters of a document's body that are indexed and shown: what comes later says little about it. */
const longestBody = 4000;

export function createIndexBuilder(): IndexBuilder {
  const documents: SearchDocument[] = [];
  const titles: string[][] = [];
  const vocabulary = createVocabulary();
  const words = new MiniSearch<IndexEntry>({
    fields,
    tokenize: (text, field) =>
      wordsOf(text).map((word) => {
        vocabulary.add(word, prominent.has(field ?? ''));
        return word.stem;
      }),
    processTerm: (term) => term,
    // Queries come as stems.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  return {
    add(document) {
      const body = document.text.body.slice(0, longestBody);
      const kept = { ...document, text: { ...document.text, body } };
      titles.push(stemsOf(kept.title));
      words.add({ ...kept.text, id: documents.push(kept) - 1 });
    },
    finish: () => ({ documents, titles, words, vocabulary }),
  };
}
