/** Titles and texts of the finder's pages. Pure: labels and names are passed in. */

import { wordOf } from '~/school/programmes/finder/facet-values';
import { type FacetName, type Facets, type FacetValue, facetNames } from '~/school/programmes/finder/facets';
import { defaultSort, type FinderState } from '~/school/programmes/finder/finder-state';
import type { Labels } from '~/site/labels';
import { subjectOf } from './finder-subject';

export interface FinderWords {
  /** The `<h1>`. */
  title: string;
  summary: string;
  /** Below the field of text. */
  hint: string;
  /** The `<title>`: no two pages the same, with the number of results. */
  headTitle: string;
  description: string;
}

interface Result {
  state: FinderState;
  total: number;
  /** The content service's text about the sector of the list. */
  sectorSummary: string | null;
}

export function finderWords(
  { state, total, sectorSummary }: Result,
  values: Facets<readonly FacetValue[]>,
  t: Labels,
): FinderWords {
  const subject = subjectOf(state);
  const value = subject.kind === 'one' ? (wordOf(values, subject.name, subject.value) ?? '') : '';
  const title =
    subject.kind === 'one' ? titleOfOne(subject.name, subject.value, value, t) : t('finder.title.all');
  const about =
    subject.kind === 'question' ? t('finder.title.question', { question: question(state, values) }) : title;
  const sorted =
    state.sort === defaultSort(state)
      ? about
      : t('finder.title.sorted', { title: about, sort: t(`finder.sort.${state.sort}`) });
  const paged = state.page > 1 ? t('finder.title.paged', { title: sorted, page: state.page }) : sorted;
  const ofOne = subject.kind === 'one' ? t('finder.description.one', { title }) : null;
  return {
    title,
    summary: sectorSummary ?? t('finder.summary'),
    hint: t('finder.textHint'),
    headTitle: `${paged} (${t.count('finder.results', total)})`,
    description: sectorSummary ?? ofOne ?? t('finder.description.all'),
  };
}

/** Rhythms and durations are not names, so each has a sentence of its own. */
function titleOfOne(name: FacetName, value: string, word: string, t: Labels): string {
  if (name === 'rhythm' || name === 'duration') return t.dynamic(`finder.title.${value}`);
  return t(`finder.title.${name}`, { value: word });
}

/** `Eau, Nature et biodiversité, Bac+2, « génie »` */
function question({ chosen, text }: FinderState, values: Facets<readonly FacetValue[]>): string {
  const words = facetNames.flatMap((name) =>
    chosen[name].flatMap((value) => wordOf(values, name, value) ?? []),
  );
  return [...words, ...(text === '' ? [] : [`«\u00a0${text}\u00a0»`])].join(', ');
}
