/** Adds documents to the index, a few at a time. */
import MiniSearch from 'minisearch';
import { type CuratedAnswer, type CuratedAnswers, type IndexedAnswer, indexAnswer } from './curated';
import type { KeptDocument, PackedDocument, SearchText } from './document';
import { faintWords } from './faint-words';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { stemsOf, wordsOf } from './words';

export type IndexField = Exclude<keyof SearchText, 'asides'>;
const fields: IndexField[] = ['name', 'keys', 'places', 'lead', 'body'];
const prominent = new Set<string>(['name', 'keys', 'places', 'lead'] satisfies IndexField[]);

export interface SearchIndex extends CuratedAnswers {
  readonly documents: readonly KeptDocument[];
  /** Stems of the documents' titles. */
  readonly titles: readonly (readonly string[])[];
  /** Stems of the names of campuses. */
  readonly places: ReadonlySet<string>;
  readonly words: MiniSearch<IndexEntry>;
  readonly vocabulary: Vocabulary;
}

export interface IndexEntry extends Record<IndexField, string> {
  /** Position in `documents`. */
  id: number;
}

export interface IndexBuilder {
  add(document: PackedDocument | CuratedAnswer): void;
  finish(): SearchIndex;
}

/** @param school its name */
export function createIndexBuilder(school?: string): IndexBuilder {
  const documents: KeptDocument[] = [];
  const titles: string[][] = [];
  const answers: IndexedAnswer[] = [];
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
    add(entry) {
      if (entry.kind === 'answer') {
        answers.push(indexAnswer(entry));
        return;
      }
      const {
        words: { asides = '', ...ownWords },
        ...document
      } = entry;
      titles.push(stemsOf(document.title));
      const body = `${document.body.toString()} ${asides}`;
      words.add({ ...ownWords, body, id: documents.push(document) - 1 });
    },
    finish() {
      const places = new Set(titles.filter((_, id) => documents[id]?.kind === 'campus').flat());
      return { documents, titles, places, words, vocabulary, answers, faint: faintWords(school) };
    },
  };
}
