/** Documents that answer a query, the best first. Pure, except for the index it reads. */
import type { Query, SearchResult } from 'minisearch';
import { type DocumentKind, documentKinds, type KeptDocument } from './document';
import type { IndexField, SearchIndex } from './index-builder';
import type { Term } from './understand';

export interface Hit {
  document: KeptDocument;
  score: number;
  /** Stems of the document that match the query; one may be repeated. */
  matched: readonly string[];
}

/** A word in a title says more than the same word in a text. */
const boost: Record<IndexField, number> = { name: 6, keys: 4, places: 2, lead: 2, body: 0.6 };
/** Title and kind of a document. */
const titles: IndexField[] = ['name', 'keys'];
/** The text of a card. */
const onCards: IndexField[] = [...titles, 'places', 'lead'];
const everywhere: IndexField[] = [...onCards, 'body'];
/** With this many results, the next fields are not searched: first titles, then cards, then texts, the costliest. */
const plenty = 200;

/** With this many full matches, partial ones are left out. */
const enough = 3;
/** With this many, documents with half of the query in their titles are left out. */
const enoughWhole = 20;
/** The weight of a word like `formation`, compared with a specific one. */
const optionalScore = 1 / 3;
/** The bonus of a document whose whole title matches the query. */
const wholeTitle = 0.8;

interface Match {
  score: number;
  /** Parts of the query that matter and that the document has. */
  covered: number;
  matched: string[];
}
type Matches = Map<number, Match>;

/**
 * Documents with all terms of a query, or with half of them where hardly any has all; by descending score.
 *
 * The rarest term is looked up first and the others only in its results, so that common words cost little.
 */
export function rank(index: SearchIndex, terms: readonly Term[], kinds?: ReadonlySet<DocumentKind>): Hit[] {
  const needed = terms.filter(({ isRequired }) => isRequired).sort((a, b) => use(index, a) - use(index, b));
  if (needed.length === 0) return [];
  const ofKinds = (id: number) => !kinds || kinds.has(index.documents[id]?.kind as DocumentKind);
  let found: Matches = new Map();
  for (const fields of [titles, onCards, everywhere]) {
    found = holdingAll(index, needed, fields, ofKinds);
    if (found.size >= plenty) break;
  }
  if (needed.length > 1 && found.size < enoughWhole) {
    const half = holdingHalf(index, needed, found.size < enough ? everywhere : titles, ofKinds);
    for (const [id, hit] of half) if (!found.has(id)) found.set(id, hit);
  }
  for (const term of terms)
    if (!term.isRequired)
      note(
        found,
        lookUp(index, term, onCards, (id) => found.has(id)),
      );
  const hits = [...withoutOtherPlaces(index, needed, found)];
  return hits.map(([id, hit]) => toHit(index, id, hit, needed.length)).sort(byScore);
}

/** Fields that say where a document is about. */
const placing: IndexField[] = ['name', 'places'];

/** `portes ouvertes nantes`: an open day of another campus does not answer it, whoever its text mentions. */
function withoutOtherPlaces(index: SearchIndex, terms: readonly Term[], found: Matches): Matches {
  const named = terms.filter(({ meanings }) => meanings[0]?.stems.some((stem) => index.places.has(stem)));
  if (named.length === 0 || named.length === terms.length) return found;
  const idsAtPlace = new Set(
    named.flatMap((term) =>
      lookUp(index, term, placing, (id) => found.has(id)).results.map(({ id }): unknown => id),
    ),
  );
  const hasPlace = (id: number) => index.documents[id]?.details.some(({ kind }) => kind === 'place');
  return new Map([...found].filter(([id]) => idsAtPlace.has(id) || !hasPlace(id)));
}

function holdingAll(
  index: SearchIndex,
  terms: readonly Term[],
  fields: IndexField[],
  ofKinds: (id: number) => boolean,
): Matches {
  const matches: Matches = new Map();
  let left = ofKinds;
  terms.forEach((term, position) => {
    note(matches, lookUp(index, term, fields, left));
    for (const [id, { covered }] of matches) if (covered <= position) matches.delete(id);
    left = (id) => matches.has(id);
  });
  return matches;
}

/**
 * A document with half of n terms has at least one of the rarer half: those are looked up, the others only in their
 * results.
 */
function holdingHalf(
  index: SearchIndex,
  terms: readonly Term[],
  fields: IndexField[],
  ofKinds: (id: number) => boolean,
): Matches {
  const matches: Matches = new Map();
  const least = Math.ceil(terms.length / 2);
  const decisive = terms.length - least + 1;
  terms.forEach((term, position) => {
    note(matches, lookUp(index, term, fields, position < decisive ? ofKinds : (id) => matches.has(id)));
  });
  for (const [id, { covered }] of matches) if (covered < least) matches.delete(id);
  return matches;
}

function lookUp(
  { words }: SearchIndex,
  { meanings, isRequired }: Term,
  fields: IndexField[],
  among: (id: number) => boolean,
): { results: SearchResult[]; isRequired: boolean } {
  const singles = new Map<string, number>();
  const queries: Query[] = [];
  for (const { stems, weight } of meanings) {
    const [first = '', ...more] = stems;
    if (more.length === 0) singles.set(first, Math.max(weight, singles.get(first) ?? 0));
    else queries.push({ combineWith: 'AND', queries: [...stems], boostTerm: () => weight / stems.length });
  }
  if (singles.size > 0)
    queries.push({
      combineWith: 'OR',
      queries: [...singles.keys()],
      boostTerm: (stem) => singles.get(stem) ?? 0,
    });
  const boostDocument = (id: number) => (among(id) ? 1 : 0);
  const [only] = queries;
  const query: Query = queries.length === 1 && only ? only : { combineWith: 'OR', queries };
  return { results: words.search(query, { fields, boost, boostDocument }), isRequired };
}

function note(found: Matches, { results, isRequired }: ReturnType<typeof lookUp>): void {
  for (const { id, score, terms } of results) {
    const match = found.get(id);
    if (!match) found.set(id, { score, covered: 1, matched: terms });
    else {
      match.score += isRequired ? score : score * optionalScore;
      match.covered += isRequired ? 1 : 0;
      match.matched = match.matched.concat(terms);
    }
  }
}

function toHit(index: SearchIndex, id: number, { score, covered, matched }: Match, needed: number): Hit {
  const document = index.documents[id] as KeptDocument;
  const title = 1 + wholeTitle * answeredShare(index.titles[id] ?? [], matched) ** 2;
  return {
    document,
    matched,
    score: score * (covered / needed) ** 2 * documentKinds[document.kind].weight * title,
  };
}

/** The share of a title's words that match the query: 1 for the page that is called what was typed. */
function answeredShare(title: readonly string[], matched: readonly string[]): number {
  let answered = 0;
  for (const stem of title) if (matched.includes(stem)) answered += 1;
  return answered / Math.max(1, title.length);
}

/** How often a term's meanings appear in the documents: the cost of its lookup. */
function use({ vocabulary }: SearchIndex, { meanings }: Term): number {
  const uses = meanings.map(({ stems }) => Math.min(...stems.map((stem) => vocabulary.count(stem))));
  return uses.reduce((sum, use) => sum + use, 0);
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || (a.document.href < b.document.href ? -1 : 1);
}
