/** The criteria of a list as one says them: `Formations en alternance du secteur Eau, à Lyon`. Pure. */

import { atCampus } from '~/school/campuses/campus-name';
import { wordOf } from '~/school/programmes/finder/facet-values';
import type { FacetName, Facets, FacetValue } from '~/school/programmes/finder/facets';
import type { FinderState } from '~/school/programmes/finder/finder-state';
import type { Labels } from '~/site/labels';

const alternatives = new Intl.ListFormat('fr', { type: 'disjunction' });

/** @param place as in the middle of a sentence, `près de Nantes`; empty without one */
export function finderPhrase(
  { chosen, text }: Pick<FinderState, 'chosen' | 'text'>,
  place: string,
  values: Facets<readonly FacetValue[]>,
  t: Labels,
): string {
  const wordsOf = (name: FacetName, word = (value: string) => wordOf(values, name, value) ?? '') =>
    alternatives.format(chosen[name].map(word).filter(Boolean));
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
