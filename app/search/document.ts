/** The documents of the search: one for each address. Pure. */

import type { Rhythm } from '../../content-model/enumerations';

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
}

/** Sorted by the order of the kinds. */
export function inKindOrder<T extends { kind: DocumentKind }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
