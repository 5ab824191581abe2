/** The documents of the search: one per address. */

import type { Rhythm } from '../../content-model/enumerations';
import { cutAtWord } from './cut';

interface KindOfDocument {
  /** In French, as in addresses. */
  word: string;
  /** The weight of a kind compared with a career. */
  weight: number;
}

/** Kinds of documents, in the order in which the page of results names them and shows their groups. */
export const documentKinds = {
  programme: { word: 'formations', weight: 1.5 },
  campus: { word: 'campus', weight: 1.1 },
  event: { word: 'agenda', weight: 0.9 },
  career: { word: 'metiers', weight: 1 },
  page: { word: 'pages', weight: 1.15 },
  news: { word: 'actualites', weight: 0.7 },
  post: { word: 'blog', weight: 0.8 },
  work: { word: 'travaux', weight: 0.75 },
} as const satisfies Record<string, KindOfDocument>;
export type DocumentKind = keyof typeof documentKinds;
export const kinds = Object.keys(documentKinds) as readonly DocumentKind[];

/** Not an answer or the synonyms of editors, which are read with the documents. */
export function isDocument<E extends { kind: string }>(
  entry: E,
): entry is Extract<E, { kind: DocumentKind }> {
  return Object.hasOwn(documentKinds, entry.kind);
}

/** The words of a document by how much each says about it. */
export interface SearchText {
  /** Its title. */
  name: string;
  /** Its other names and kinds: short name, level, sector, kind of event. */
  keys: string;
  /** Towns and regions. */
  places: string;
  /** The text of its card. */
  lead: string;
  body: string;
  /** Tables and transcripts: searched, but not shown as snippets. */
  asides?: string | undefined;
}

/** A fact a result shows beside its title; its words are the labels'. */
export type Detail =
  | { kind: 'level'; level: number }
  | { kind: 'rhythm'; rhythm: Rhythm | 'sessions' }
  | { kind: 'place'; text: string }
  /** Its price, in one line, for queries about a price. */
  | { kind: 'price'; text: string }
  /** Whether one can apply today. */
  | { kind: 'admission'; text: string }
  /** ISO date or date-time. */
  | { kind: 'date'; date: string };

export interface SearchDocument {
  kind: DocumentKind;
  /** Path and query: the document's name, too. */
  href: string;
  title: string;
  /** One or two sentences; the first text of a result. */
  summary: string;
  details: Detail[];
  text: SearchText;
  /** ISO date of an event or an article, by which equals are ordered. */
  date?: string | undefined;
}

/**
 * A document in the index: of its words only the body is kept, for the results' snippets, as UTF-8, which takes half
 * the memory of a string with one `’` in it.
 */
export interface KeptDocument extends Omit<SearchDocument, 'text'> {
  body: Buffer;
}

/** A document that waits to be indexed. */
export interface PackedDocument extends KeptDocument {
  words: Omit<SearchText, 'body'>;
}

/** Limit of a document's indexed and shown body in characters: later text is less relevant. */
const longestBody = 4000;
/**
 * Characters of all bodies of one kind. The text of five hundred news items; older ones are found by their titles and
 * summaries, so that ten years of news do not take ten times the memory.
 */
const mostOfKind = 1_000_000;

/** @returns packs documents, those first whose bodies matter most: the latest news, the next events */
export function createPacker(): (document: SearchDocument) => PackedDocument {
  const roomByKind = new Map<DocumentKind, number>();
  return ({ text: { body, asides = '', ...words }, ...document }) => {
    const room = roomByKind.get(document.kind) ?? mostOfKind;
    const indexed = cutAtWord(body, Math.min(longestBody, room));
    const besides = cutAtWord(asides, Math.min(longestBody, room) - indexed.length);
    roomByKind.set(document.kind, Math.max(0, room - indexed.length - besides.length));
    return { ...document, words: { ...words, asides: besides }, body: Buffer.from(indexed) };
  };
}

/** One value for each kind, in the order of the kinds. */
export function inKindOrder<T extends { kind: DocumentKind }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
