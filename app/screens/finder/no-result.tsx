import { finderHref } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SuggestedSearches } from '~/ui/suggested-searches';
import type { Alternatives } from './alternatives';
import { type Criterion, withoutCriteria } from './drop-suggestions';
import type { FinderData } from './find-programmes.server';
import { FinderAlternatives } from './finder-alternatives';

interface NoResultProps {
  found: Pick<FinderData, 'state' | 'facets' | 'suggestions'>;
  /** The name of the place; null without one. */
  place: string | null;
  alternatives: Alternatives | null;
}

/** Below 'Aucun résultat': criteria to remove, with the number of results, and other suggestions. */
export function NoResult({ found: { state, facets, suggestions }, place, alternatives }: NoResultProps) {
  const t = useLabels();
  const wordsOf = (name: Criterion) => {
    if (name === 'text') return state.text;
    if (name === 'near') return place;
    const options = facets.find((facet) => facet.name === name)?.options ?? [];
    const chosen = options.filter(({ value }) => state.chosen[name].includes(value));
    return chosen.map(({ label }) => label).join(', ');
  };
  const criterionWords = (name: Criterion) =>
    t('finder.drop.criterion', {
      values: wordsOf(name) ?? '',
      name: t(`finder.facet.${name}`).toLocaleLowerCase('fr'),
    });
  return (
    <EmptyState id="sans-resultat" text={t(introOf(suggestions))}>
      <SuggestedSearches
        searches={suggestions.map(({ drop, count }) => ({
          href: finderHref(withoutCriteria(state, drop)),
          label: t('finder.drop.without', { criteria: drop.map(criterionWords).join(t('finder.drop.join')) }),
          resultCount: t.count('finder.count', count),
        }))}
      />
      {alternatives ? <FinderAlternatives state={state} alternatives={alternatives} /> : null}
      <ButtonLink href={finderHref({})} look="secondary">
        {t('finder.clear')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Label of the sentence above the suggestions. */
function introOf(suggestions: NoResultProps['found']['suggestions']) {
  if (suggestions.length === 0) return 'finder.drop.none';
  const dropsSeveral = suggestions.some(({ drop }) => drop.length > 1);
  return dropsSeveral ? 'finder.drop.introSeveral' : 'finder.drop.intro';
}
