/** Documents that answer a query, the best first. Pure, except for the index it reads. */
import type { Query, SearchResult } from 'minisearch';
import { type DocumentKind, documentKinds } from './document';
import type { IndexField, SearchIndex } from './index-builder';
import type { IndexedDocument } from './packed-document';
import type { Term } from './understand';

export interface Hit {
  document: IndexedDocument;
  score: number;
  /** Stems of the document that match the query; one may be repeated. */
  matchingStems: readonly string[];
}

/** A word in a title says more than the same word in a text. */
const boost: Record<IndexField, number> = { name: 6, keys: 4, places: 2, lead: 2, body: 0.6 };

/** Title and kind of a document. */
const titleFields: IndexField[] = ['name', 'keys'];
/** The text of a card. */
const cardFields: IndexField[] = [...titleFields, 'places', 'lead'];
const allFields: IndexField[] = [...cardFields, 'body'];
/** With this many matches, further fields are not searched: first titles, then cards, then texts, the costliest. */
const enoughToStop = 200;

/** With this many full matches, documents with half of the query count only by their titles. */
const enoughForTitles = 3;
/** With this many full matches, documents with half of the query are left out. */
const enoughWithoutHalves = 20;
/** The weight of a word like `formation`, compared with a specific one. */
const optionalWeight = 1 / 3;
/** The bonus of a document whose whole title matches the query. */
const wholeTitleBonus = 0.8;

interface Match {
  score: number;
  /** Number of required terms that the document has. */
  covered: number;
  matchingStems: string[];
}
/** By the document's position in the index. */
type Matches = Map<number, Match>;

type DocumentFilter = (id: number) => boolean;

/**
 * Documents with all terms of a query, or with half of them where hardly any has all; by descending score.
 *
 * The rarest term is looked up first and the others only in its results, so that common words cost little.
 */
export function rank(index: SearchIndex, terms: readonly Term[], kinds?: ReadonlySet<DocumentKind>): Hit[] {
  const requiredTerms = terms
    .filter(({ isRequired }) => isRequired)
    .sort((a, b) => frequency(index, a) - frequency(index, b));
  if (requiredTerms.length === 0) return [];
  const isOfKinds = (id: number) => !kinds || kinds.has(index.documents[id]?.kind as DocumentKind);
  const matches = matchesOf(index, requiredTerms, isOfKinds);
  const isMatch = (id: number) => matches.has(id);
  const optionalTerms = terms.filter(({ isRequired }) => !isRequired);
  for (const term of optionalTerms) addMatches(matches, lookUp(index, term, cardFields, isMatch));
  return [...withoutOtherPlaces(index, requiredTerms, matches)]
    .map(([id, match]) => toHit(index, id, match, requiredTerms.length))
    .sort(byScore);
}

function matchesOf(index: SearchIndex, terms: readonly Term[], isOfKinds: DocumentFilter): Matches {
  const matches = fullMatches(index, terms, isOfKinds);
  if (terms.length > 1 && matches.size < enoughWithoutHalves) {
    const fields = matches.size < enoughForTitles ? allFields : titleFields;
    for (const [id, match] of halfMatches(index, terms, fields, isOfKinds))
      if (!matches.has(id)) matches.set(id, match);
  }
  return matches;
}

function fullMatches(index: SearchIndex, terms: readonly Term[], isOfKinds: DocumentFilter): Matches {
  let matches: Matches = new Map();
  for (const fields of [titleFields, cardFields, allFields]) {
    matches = matchesOfAll(index, terms, fields, isOfKinds);
    if (matches.size >= enoughToStop) break;
  }
  return matches;
}

function matchesOfAll(
  index: SearchIndex,
  terms: readonly Term[],
  fields: IndexField[],
  isOfKinds: DocumentFilter,
): Matches {
  const matches: Matches = new Map();
  terms.forEach((term, position) => {
    const isCandidate = position === 0 ? isOfKinds : (id: number) => matches.has(id);
    addMatches(matches, lookUp(index, term, fields, isCandidate));
    for (const [id, { covered }] of matches) if (covered <= position) matches.delete(id);
  });
  return matches;
}

/**
 * A document with half of n terms has at least one of the rarer half: those are looked up, the others only in their
 * results.
 */
function halfMatches(
  index: SearchIndex,
  terms: readonly Term[],
  fields: IndexField[],
  isOfKinds: DocumentFilter,
): Matches {
  const matches: Matches = new Map();
  const half = Math.ceil(terms.length / 2);
  const rarerTerms = terms.length - half + 1;
  terms.forEach((term, position) => {
    const isCandidate = position < rarerTerms ? isOfKinds : (id: number) => matches.has(id);
    addMatches(matches, lookUp(index, term, fields, isCandidate));
  });
  for (const [id, { covered }] of matches) if (covered < half) matches.delete(id);
  return matches;
}

/** Fields that say which place a document is about. */
const placeFields: IndexField[] = ['name', 'places'];

/** `portes ouvertes nantes`: an open day of another campus does not answer it, whatever places its text mentions. */
function withoutOtherPlaces(index: SearchIndex, terms: readonly Term[], matches: Matches): Matches {
  const placeTerms = terms.filter(({ meanings }) =>
    meanings[0]?.stems.some((stem) => index.places.has(stem)),
  );
  if (placeTerms.length === 0 || placeTerms.length === terms.length) return matches;
  const isMatch = (id: number) => matches.has(id);
  const results = placeTerms.flatMap((term) => lookUp(index, term, placeFields, isMatch).results);
  const idsAtPlace = new Set(results.map(({ id }): unknown => id));
  const hasPlace = (id: number) => index.documents[id]?.details.some(({ kind }) => kind === 'place');
  return new Map([...matches].filter(([id]) => idsAtPlace.has(id) || !hasPlace(id)));
}

interface TermResults {
  results: SearchResult[];
  isRequired: boolean;
}

/** The documents with any meaning of a term, in one query of the index. */
function lookUp(
  { words }: SearchIndex,
  { meanings, isRequired }: Term,
  fields: IndexField[],
  isCandidate: DocumentFilter,
): TermResults {
  const weightByStem = new Map<string, number>();
  const queries: Query[] = [];
  for (const { stems, weight } of meanings) {
    const [first = '', ...others] = stems;
    if (others.length === 0) weightByStem.set(first, Math.max(weight, weightByStem.get(first) ?? 0));
    else queries.push({ combineWith: 'AND', queries: [...stems], boostTerm: () => weight / stems.length });
  }
  if (weightByStem.size > 0)
    queries.push({
      combineWith: 'OR',
      queries: [...weightByStem.keys()],
      boostTerm: (stem) => weightByStem.get(stem) ?? 0,
    });
  const [only] = queries;
  const query: Query = queries.length === 1 && only ? only : { combineWith: 'OR', queries };
  const boostDocument = (id: number) => (isCandidate(id) ? 1 : 0);
  return { results: words.search(query, { fields, boost, boostDocument }), isRequired };
}

/** An optional term only raises the score of matches: it is looked up in them alone (`rank`). */
function addMatches(matches: Matches, { results, isRequired }: TermResults): void {
  for (const { id, score, terms } of results) {
    const match = matches.get(id);
    if (!match) matches.set(id, { score, covered: 1, matchingStems: terms });
    else {
      match.score += isRequired ? score : score * optionalWeight;
      match.covered += isRequired ? 1 : 0;
      match.matchingStems = match.matchingStems.concat(terms);
    }
  }
}

function toHit(
  index: SearchIndex,
  id: number,
  { score, covered, matchingStems }: Match,
  requiredCount: number,
): Hit {
  const document = index.documents[id] as IndexedDocument;
  const coverage = (covered / requiredCount) ** 2;
  const titleBonus = 1 + wholeTitleBonus * matchingShare(index.titles[id] ?? [], matchingStems) ** 2;
  return {
    document,
    matchingStems,
    score: score * coverage * documentKinds[document.kind].weight * titleBonus,
  };
}

/** The share of a title's words that match the query: 1 for the page that is called what was typed. */
function matchingShare(title: readonly string[], matchingStems: readonly string[]): number {
  return title.filter((stem) => matchingStems.includes(stem)).length / Math.max(1, title.length);
}

/** How often a term's meanings appear in the documents: the cost of its lookup. */
function frequency({ vocabulary }: SearchIndex, { meanings }: Term): number {
  const counts = meanings.map(({ stems }) => Math.min(...stems.map((stem) => vocabulary.count(stem))));
  return counts.reduce((sum, count) => sum + count, 0);
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || (a.document.href < b.document.href ? -1 : 1);
}
