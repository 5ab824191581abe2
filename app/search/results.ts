/** The data of a page of search results. Pure, except for the index it reads. */
import { pageCount } from '~/site/list-pages';
import { type AnswerView, answerTo } from './curated-answers';
import { type Detail, type DocumentKind, inKindOrder } from './document';
import type { SearchIndex } from './index-builder';
import { type MarkedText, type MatchingPhrases, markWords, snippetOf } from './marks';
import type { Hit } from './rank';
import { search } from './search';
import type { SearchRequest } from './search-address';
import { type Term, weights } from './understand';
import { stemsOf } from './words';

export interface SearchResult {
  kind: DocumentKind;
  href: string;
  title: MarkedText;
  snippet: MarkedText;
  details: Detail[];
}

interface ResultGroup {
  kind: DocumentKind;
  count: number;
  results: SearchResult[];
  /** Whether there are more of this kind. */
  more: boolean;
}

export interface ResultsPage extends SearchRequest {
  total: number;
  /** Number of documents of each kind, in the order of the kinds, without empty ones. */
  counts: KindCount[];
  /** The best of all kinds; empty when one kind is requested. */
  best: SearchResult[];
  /** By kind, without the best; one page of one group if one kind is requested. */
  groups: ResultGroup[];
  page: number;
  pages: number;
  /** The query as it was understood, if the site does not contain some of its words. */
  corrected: string | null;
  /** The editors' answer to the question; null without one, and after the first page. */
  curated: AnswerView | null;
}

/** Results of all kinds that open the page. */
const bestCount = 3;
const groupSize = 4;
export const resultsOnPage = 20;

/** @returns null if there is no such page */
export function answerSearch(index: SearchIndex, request: SearchRequest, page: number): ResultsPage | null {
  const { hits, terms } = search(index, request.query);
  const counts = countByKind(hits);
  const countOfKind = counts.find(({ kind }) => kind === request.kind)?.count ?? 0;
  const pages = request.kind ? pageCount(countOfKind, resultsOnPage) : 1;
  if (page > pages) return null;
  return {
    ...request,
    total: hits.length,
    counts,
    best: request.kind ? [] : toResults(hits.slice(0, bestCount), terms),
    groups: request.kind
      ? groupsOf(hits, terms, [{ kind: request.kind, count: countOfKind }], page, resultsOnPage)
      : groupsOf(hits.slice(bestCount), terms, counts, 1, groupSize),
    page,
    pages,
    curated: request.kind === null && page === 1 ? answerTo(index, terms) : null,
    corrected: hits.length > 0 ? correctedQuery(terms, hits, index) : null,
  };
}

interface KindCount {
  kind: DocumentKind;
  count: number;
}

function countByKind(hits: readonly Hit[]): KindCount[] {
  const counts = new Map<DocumentKind, number>();
  for (const { document } of hits) counts.set(document.kind, (counts.get(document.kind) ?? 0) + 1);
  return inKindOrder([...counts].map(([kind, count]) => ({ kind, count })));
}

/** A page of the results of each kind; no group without results. */
function groupsOf(
  hits: readonly Hit[],
  terms: readonly Term[],
  counts: readonly KindCount[],
  page: number,
  size: number,
): ResultGroup[] {
  const end = page * size;
  const groups = counts.map(({ kind, count }) => {
    const hitsOfKind = hits.filter(({ document }) => document.kind === kind);
    const results = toResults(hitsOfKind.slice(end - size, end), terms);
    return { kind, count, results, more: hitsOfKind.length > end };
  });
  return groups.filter(({ results }) => results.length > 0);
}

function toResults(hits: readonly Hit[], terms: readonly Term[]): SearchResult[] {
  return hits.map((hit) => toResult(hit, terms));
}

function toResult(hit: Hit, terms: readonly Term[]): SearchResult {
  const { kind, href, title, summary, body, details } = hit.document;
  const phrases = phrasesToMark(hit, terms);
  return {
    kind,
    href,
    title: markWords(title, phrases),
    snippet: snippetOf(summary, body.toString(), phrases),
    details,
  };
}

/** Stems of words that ask for a price. */
const priceStems = new Set(stemsOf('combien prix tarif coût coûte coûter frais scolarité financement'));

function phrasesToMark({ document, matchingStems }: Hit, terms: readonly Term[]): MatchingPhrases {
  const phrases = matchingPhrases(terms, matchingStems);
  // A result with its price answers a question about prices: 'coûte' in its text is about something else.
  const hasPrice = document.details.some(({ kind }) => kind === 'price');
  return hasPrice ? phrases.filter((phrase) => !phrase.some((stem) => priceStems.has(stem))) : phrases;
}

/** Each word of the query; another meaning (`cours d’eau` for `rivière`) as a phrase. */
function matchingPhrases(terms: readonly Term[], stemsOfHit: readonly string[]): MatchingPhrases {
  const matchingStems = new Set(stemsOfHit);
  return terms
    .flatMap(({ meanings }) => meanings)
    .filter(({ stems }) => stems.every((stem) => matchingStems.has(stem)))
    .flatMap(({ stems, weight }) => (weight === weights.typed ? stems.map((stem) => [stem]) : [stems]));
}

/** Misspelt words as in the best result; null if none was corrected. */
function correctedQuery(
  terms: readonly Term[],
  hits: readonly Hit[],
  { vocabulary }: SearchIndex,
): string | null {
  const bestHits = hits.slice(0, bestCount);
  const stemsOfBest = new Set(bestHits.flatMap(({ matchingStems }) => matchingStems));
  const corrections = terms.map(({ isCorrection, meanings }) => {
    if (!isCorrection) return null;
    const meaning = meanings.find(({ stems }) => stems.every((stem) => stemsOfBest.has(stem)));
    return meaning ? meaning.stems.map((stem) => vocabulary.usualForm(stem)).join(' ') : null;
  });
  if (corrections.every((correction) => correction === null)) return null;
  return terms.map(({ typed }, index) => corrections[index] ?? typed).join(' ');
}
