/** Titles and texts of the finder's pages. Pure: labels and names are passed in. */

import { atCampus } from '~/school/campuses/campus-name';
import { wordOf } from '~/school/programmes/finder/facet-values';
import type { FacetName, Facets, FacetValue } from '~/school/programmes/finder/facets';
import { defaultSort, type FinderState } from '~/school/programmes/finder/finder-state';
import type { Labels } from '~/site/labels';
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

const disjunction = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Characters of three lines of a phone. */
const longestTitle = 90;

interface Result {
  state: FinderState;
  /** As in the middle of a sentence, `près de Nantes`; empty without one. */
  place: string;
  total: number;
  /** The content service's text about the sector of the list; empty or null without one. */
  sectorSummary: string | null;
}

export function finderWords(
  { state, place, total, sectorSummary }: Result,
  values: Facets<readonly FacetValue[]>,
  t: Labels,
): FinderWords {
  const subject = subjectOf(state);
  const phrase = finderPhrase(state, place, values, t);
  const valueDescription = subject.kind === 'value' ? t('finder.description.one', { title: phrase }) : null;
  return {
    title: phrase.length <= longestTitle ? phrase : t('finder.title.all'),
    summary: sectorSummary || t('finder.summary'),
    hint: t('finder.textHint'),
    headTitle: `${withOrderAndPage(phrase, state, t)} (${t.count('finder.results', total)})`,
    description: sectorSummary || (valueDescription ?? t('finder.description.all')),
  };
}

/** The title with what distinguishes the same list in another order, and its pages. */
function withOrderAndPage(title: string, { sort, page, ...query }: FinderState, t: Labels): string {
  const isDefault = sort === defaultSort(query);
  const sorted = isDefault ? title : t('finder.title.sorted', { title, sort: t(`finder.sort.${sort}`) });
  return page > 1 ? t('finder.title.paged', { title: sorted, page }) : sorted;
}

/** The criteria as one says them: `Formations en alternance du secteur Eau, à Lyon`. */
function finderPhrase(
  { chosen, text }: Pick<FinderState, 'chosen' | 'text'>,
  place: Result['place'],
  values: Facets<readonly FacetValue[]>,
  t: Labels,
): string {
  const wordsOf = (name: FacetName, word = (value: string) => wordOf(values, name, value) ?? '') =>
    disjunction.format(chosen[name].map(word).filter(Boolean));
  const criterion = (name: 'sector' | 'exit' | 'entry') =>
    chosen[name].length > 0 ? t(`finder.phrase.${name}`, { value: wordsOf(name) }) : '';
  const adjective = (name: 'rhythm' | 'duration') =>
    wordsOf(name, (value) => t.dynamic(`finder.phrase.${value}`));
  const campuses = wordsOf('campus', (value) => atCampus(wordOf(values, 'campus', value) ?? '', t));
  const quotedText = text && `«\u00a0${text}\u00a0»`;
  const subject = [t('finder.title.all'), adjective('duration'), adjective('rhythm'), criterion('exit')];
  const complements = [criterion('entry'), criterion('sector'), campuses, place, quotedText];
  // The first complement follows the subject without a comma.
  const [firstComplement = '', ...others] = complements.filter(Boolean);
  return [[...subject, firstComplement].filter(Boolean).join(' '), ...others].join(', ');
}
