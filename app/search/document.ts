/** The documents of the search: one for each address. */

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

/** Whether an entry is a document, and not an answer or synonyms of editors, which are read with them. */
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
 * A document in the index. Results show its body in their snippets. It is UTF-8, since that takes half the memory of a
 * string with one `’` in it.
 */
export interface IndexedDocument extends Omit<SearchDocument, 'text'> {
  body: Buffer;
}

/** A document with the words by which it is found, for the index and for the next one. */
export interface PackedDocument extends IndexedDocument {
  words: Record<Exclude<keyof SearchText, 'body'>, string>;
}

/** Characters of a document's body that are indexed and shown: later text is less relevant. */
const maxBodyLength = 4000;
/**
 * Characters of all bodies of one kind: the text of five hundred news items. Older ones are found by their titles and
 * summaries, so that ten years of news do not take ten times the memory.
 */
const maxLengthOfKind = 1_000_000;

/** @returns a function for documents in the order of their importance: bodies of the last ones may be cut */
export function createPacker(): (document: SearchDocument) => PackedDocument {
  const remainingByKind = new Map<DocumentKind, number>();
  return ({ kind, href, title, summary, details, date, text }) => {
    const remaining = remainingByKind.get(kind) ?? maxLengthOfKind;
    const maxLength = Math.min(maxBodyLength, remaining);
    const body = cutAtWord(text.body, maxLength);
    const asides = cutAtWord(text.asides ?? '', maxLength - body.length);
    remainingByKind.set(kind, Math.max(0, remaining - body.length - asides.length));
    const { name, keys, places, lead } = text;
    // Each property by its name: V8 gives every copy by `...` a hidden class of its own.
    return {
      kind,
      href,
      title,
      summary,
      details,
      date,
      words: { name, keys, places, lead, asides },
      body: Buffer.from(body),
    };
  };
}

/** Sorted by the order of the kinds. */
export function inKindOrder<T extends { kind: DocumentKind }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
