/** The data of a page of search results. Pure, except for the index it reads. */
import { pageCount } from '~/site/list-pages';
import { answerTo, type ShownAnswer } from './curated';
import { type Detail, type DocumentKind, inKindOrder } from './document';
import type { SearchIndex } from './index-builder';
import { type MarkedText, type MatchingPhrases, markWords, snippetOf } from './marks';
import type { Hit } from './rank';
import { search } from './search';
import type { AskedSearch } from './search-address';
import { type Term, weights } from './understand';
import { wordsOf } from './words';

export interface SearchResult {
  kind: DocumentKind;
  href: string;
  title: MarkedText;
  snippet: MarkedText;
  details: Detail[];
}

export interface ResultGroup {
  kind: DocumentKind;
  count: number;
  results: SearchResult[];
  /** Whether there are others, beside these and the best. */
  more: boolean;
}

export interface ResultsPage extends AskedSearch {
  total: number;
  /** Number of documents of each kind, in the order of the kinds, without empty ones. */
  counts: { kind: DocumentKind; count: number }[];
  /** The best of all kinds; empty when one kind is requested. */
  best: SearchResult[];
  /** By kind, without the best; one page of one group if one kind is requested. */
  groups: ResultGroup[];
  page: number;
  pages: number;
  /** The query as it was understood, if the site does not contain some of its words. */
  corrected: string | null;
  /** The editors' answer to the question; null without one, and after the first page. */
  curated: ShownAnswer | null;
}

/** Results of all kinds that open the page. */
const mostBest = 3;
const shownOfKind = 4;
export const resultsOnPage = 20;

/** @returns null if there is no such page */
export function answerSearch(index: SearchIndex, asked: AskedSearch, page: number): ResultsPage | null {
  const { hits, terms } = search(index, asked.query);
  const counts = countByKind(hits);
  const show = (hit: Hit) => toResult(hit, terms);
  const ofKind = asked.kind ? hits.filter(({ document }) => document.kind === asked.kind) : hits;
  const pages = asked.kind ? pageCount(ofKind.length, resultsOnPage) : 1;
  if (page > pages) return null;
  const best = asked.kind ? [] : hits.slice(0, mostBest);
  const groups = asked.kind
    ? [groupOf(asked.kind, ofKind, show, (page - 1) * resultsOnPage, resultsOnPage)]
    : counts.map(({ kind }) => groupOf(kind, hits.slice(mostBest), show, 0, shownOfKind));
  return {
    ...asked,
    total: hits.length,
    counts,
    best: best.map(show),
    groups: groups
      .map((group) => ({ ...group, count: counts.find(({ kind }) => kind === group.kind)?.count ?? 0 }))
      .filter(({ results }) => results.length > 0),
    page,
    pages,
    curated: asked.kind === null && page === 1 ? answerTo(index, terms) : null,
    corrected: hits.length > 0 ? correctedQuery(terms, hits, index) : null,
  };
}

/** Each word of the query; another meaning (`cours d’eau` for `rivière`) as a phrase. */
function matchesOf(terms: readonly Term[], matched: readonly string[]): MatchingPhrases {
  const stems = new Set(matched);
  return terms
    .flatMap(({ meanings }) => meanings)
    .filter((meaning) => meaning.stems.every((stem) => stems.has(stem)))
    .flatMap((meaning) =>
      meaning.weight === weights.typed ? meaning.stems.map((stem) => [stem]) : [meaning.stems],
    );
}

function groupOf(
  kind: DocumentKind,
  hits: readonly Hit[],
  show: (hit: Hit) => SearchResult,
  from: number,
  length: number,
): Omit<ResultGroup, 'count'> {
  const hitsOfKind = hits.filter(({ document }) => document.kind === kind);
  return {
    kind,
    results: hitsOfKind.slice(from, from + length).map(show),
    more: hitsOfKind.length > from + length,
  };
}

function countByKind(hits: readonly Hit[]): { kind: DocumentKind; count: number }[] {
  const counts = new Map<DocumentKind, number>();
  for (const { document } of hits) counts.set(document.kind, (counts.get(document.kind) ?? 0) + 1);
  return inKindOrder([...counts].map(([kind, count]) => ({ kind, count })));
}

/** Words that ask for a price. */
const askingForPrice = new Set(
  wordsOf('combien prix tarif coût coûte coûter frais scolarité financement').map(({ stem }) => stem),
);

function toResult({ document, matched }: Hit, terms: readonly Term[]): SearchResult {
  // A result with its price answers a question about prices: 'coûte' in its text is about something else.
  const saysPrice = document.details.some(({ kind }) => kind === 'price');
  const answering = matchesOf(terms, matched);
  const marked = saysPrice
    ? answering.filter((phrase) => !phrase.some((stem) => askingForPrice.has(stem)))
    : answering;
  return {
    kind: document.kind,
    href: document.href,
    title: markWords(document.title, marked),
    snippet: snippetOf(document.summary, document.body.toString(), marked),
    details: document.details,
  };
}

/** Misspelt words as in the best result; null if none was corrected. */
function correctedQuery(
  terms: readonly Term[],
  hits: readonly Hit[],
  { vocabulary }: SearchIndex,
): string | null {
  const matched = new Set(hits.slice(0, mostBest).flatMap((hit) => hit.matched));
  let guessed = false;
  const words = terms.map(({ typed, corrected, meanings }) => {
    const meant = corrected
      ? meanings.find(({ stems }) => stems.every((stem) => matched.has(stem)))
      : undefined;
    if (!meant) return typed;
    guessed = true;
    return meant.stems.map((stem) => vocabulary.usualForm(stem)).join(' ');
  });
  return guessed ? words.join(' ') : null;
}
