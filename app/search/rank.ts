/** Documents that answer a query, the best first. Pure but for the index it reads. */
import type { Kind, SearchDocument } from './document';
import type { SearchIndex } from './index-builder';
import type { Part } from './understand';
import { stemsOf } from './words';

export interface Hit {
  document: SearchDocument;
  score: number;
  /** Stems of the document that answer the query. */
  matched: ReadonlySet<string>;
}

/** A word in a title says more than the same word in a text. */
const boost = { name: 6, keys: 4, places: 2, lead: 2, body: 0.6 };

/** Visitors come for a programme first. */
const kindWeight: Record<Kind, number> = {
  programme: 1.5,
  page: 1.15,
  campus: 1.1,
  career: 1,
  event: 0.9,
  post: 0.8,
  news: 0.7,
};

/** As many full answers make half ones superfluous. */
const enough = 3;
/** Part of the query that a half answer holds at least. */
const leastCovered = 0.5;
/** How much a document gains whose whole title answers the query. */
const wholeTitle = 0.8;

/** Share of its score that a meaning adds to a better one. */
const furtherMeaning = 0.2;

interface Found {
  score: number;
  /** Of the document, as far as they answer. */
  stems: string[];
}

/** @returns documents that hold the query's parts, at best all; in descending score */
export function rank(index: SearchIndex, parts: readonly Part[], kinds?: ReadonlySet<Kind>): Hit[] {
  const found = new Map<number, { score: number; covered: number; matched: Set<string> }>();
  const needed = parts.filter(({ matters }) => matters).length;
  for (const part of parts) {
    for (const [id, { score, stems }] of lookUp(index, part)) {
      const hit = found.get(id) ?? { score: 0, covered: 0, matched: new Set() };
      if (!found.has(id)) found.set(id, hit);
      hit.score += part.matters ? score : score / 3;
      hit.covered += part.matters ? 1 : 0;
      for (const stem of stems) hit.matched.add(stem);
    }
  }
  const hits: (Hit & { covered: number })[] = [];
  for (const [id, { score, covered, matched }] of found) {
    const document = index.documents[id];
    const share = covered / needed;
    if (!document || share < leastCovered || (kinds && !kinds.has(document.kind))) continue;
    const title = 1 + wholeTitle * answeredShare(document.title, matched) ** 2;
    hits.push({
      document,
      matched,
      covered: share,
      score: score * share ** 2 * kindWeight[document.kind] * title,
    });
  }
  const full = hits.filter(({ covered }) => covered === 1);
  return (full.length >= enough ? full : hits).sort(byScore);
}

/** The best meaning counts whole, the others a little: synonyms that stand side by side are no better answer. */
function lookUp({ words }: SearchIndex, { meanings }: Part): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const { stems, weight, fuzzy, prefix } of meanings) {
    const results = words.search(
      { combineWith: 'AND', queries: [...stems] },
      { boost, fuzzy: fuzzy || false, prefix, boostTerm: () => weight / stems.length },
    );
    for (const { id, score, match } of results) {
      const known = found.get(id);
      if (!known) found.set(id, { score, stems: Object.keys(match) });
      else {
        known.score = Math.max(known.score, score) + Math.min(known.score, score) * furtherMeaning;
        known.stems.push(...Object.keys(match));
      }
    }
  }
  return found;
}

/** How much of a title answers the query: all of it for the page that is called what was typed. */
function answeredShare(title: string, matched: ReadonlySet<string>): number {
  const stems = stemsOf(title);
  return stems.filter((stem) => matched.has(stem)).length / Math.max(1, stems.length);
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.document.href.localeCompare(b.document.href);
}
