import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { facetNames } from '~/school/programmes/finder/facets';
import { finderHref, withoutPlace, withoutValue } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { type FilterChip, FilterChips } from '~/ui/filter-chips';
import { withoutCriteria } from './drop-suggestions';
import type { FinderData } from './find-programmes.server';

interface FinderChipsProps {
  found: Pick<FinderData, 'state' | 'facets'>;
  nearness: Pick<Nearness, 'place'>;
}

/** The active criteria; each is a link to the same query without it. */
export function FinderChips({ found: { state, facets }, nearness }: FinderChipsProps) {
  const t = useLabels();
  const { chosen, text } = state;
  const chip = (word: string, href: string): FilterChip => ({
    word,
    href,
    action: t('finder.remove', { value: word }),
  });
  const values = facetNames.flatMap((name) =>
    chosen[name].map((value) => {
      const options = facets.find((facet) => facet.name === name)?.options;
      const label = options?.find((option) => option.value === value)?.label ?? value;
      // As families call it, and as the facet does.
      const word = name === 'exit' ? t.dynamic(`programmes.list.exit.${value}`) : label;
      return chip(word, finderHref(withoutValue(state, name, value)));
    }),
  );
  const words =
    text === '' ? [] : [chip(t('finder.quoted', { text }), finderHref(withoutCriteria(state, ['text'])))];
  const place = nearness.place ? [chip(nearness.place.near, finderHref(withoutPlace(state)))] : [];
  return (
    <FilterChips id="criteres-choisis" label={t('finder.chosen')} chips={[...words, ...values, ...place]} />
  );
}
