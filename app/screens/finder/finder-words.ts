/** Titles and texts of the finder's pages. Pure: labels and names are passed in. */

import type { Facets, FacetValue } from '~/school/programmes/finder/facets';
import { defaultSort, type FinderState } from '~/school/programmes/finder/finder-state';
import type { Labels } from '~/site/labels';
import { finderPhrase } from './finder-phrase';
import { subjectOf } from './finder-subject';

export interface FinderWords {
  /** The `<h1>`; the chips below it name the criteria that would make it too long. */
  title: string;
  summary: string;
  /** Below the field of text. */
  hint: string;
  /** The `<title>`: no two pages the same, with the number of results. */
  headTitle: string;
  description: string;
}

/** In characters: three lines of a phone. */
const longestTitle = 90;

interface Result {
  state: FinderState;
  /** As in the middle of a sentence, `près de Nantes`; empty without one. */
  place: string;
  total: number;
  /** The content service's text about the sector of the list. */
  sectorSummary: string | null;
}

export function finderWords(
  { state, place, total, sectorSummary }: Result,
  values: Facets<readonly FacetValue[]>,
  t: Labels,
): FinderWords {
  const subject = subjectOf(state);
  const about = finderPhrase(state, place, values, t);
  const sorted =
    state.sort === defaultSort(state)
      ? about
      : t('finder.title.sorted', { title: about, sort: t(`finder.sort.${state.sort}`) });
  const paged = state.page > 1 ? t('finder.title.paged', { title: sorted, page: state.page }) : sorted;
  const ofOne = subject.kind === 'one' ? t('finder.description.one', { title: about }) : null;
  return {
    title: about.length <= longestTitle ? about : t('finder.title.all'),
    summary: sectorSummary ?? t('finder.summary'),
    hint: t('finder.textHint'),
    headTitle: `${paged} (${t.count('finder.results', total)})`,
    description: sectorSummary ?? ofOne ?? t('finder.description.all'),
  };
}
