import { finderHref } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { OtherQuestions } from '~/ui/other-questions';
import type { Alternatives } from './alternatives';
import { type Criterion, withoutCriteria } from './drop-suggestions';
import type { FinderData } from './finder.server';
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
  const wordsOf = (name: Criterion) =>
    name === 'text'
      ? state.text
      : name === 'near'
        ? place
        : facets
            .find((facet) => facet.name === name)
            ?.options.filter(({ value }) => state.chosen[name].includes(value))
            .map(({ label }) => label)
            .join(', ');
  const inWords = (name: Criterion) =>
    t('finder.drop.criterion', {
      values: wordsOf(name) ?? '',
      name: t(`finder.facet.${name}`).toLocaleLowerCase('fr'),
    });
  const several = suggestions.some(({ drop }) => drop.length > 1);
  const way = several ? 'finder.drop.introSeveral' : 'finder.drop.intro';
  const intro = suggestions.length > 0 ? way : 'finder.drop.none';
  return (
    <EmptyState id="sans-resultat" text={t(intro)}>
      <OtherQuestions
        questions={suggestions.map(({ drop, count }) => ({
          href: finderHref(withoutCriteria(state, drop)),
          words: t('finder.drop.without', { criteria: drop.map(inWords).join(t('finder.drop.join')) }),
          finds: t.count('finder.count', count),
        }))}
      />
      {alternatives ? <FinderAlternatives state={state} alternatives={alternatives} /> : null}
      <ButtonLink href={finderHref({})} look="secondary">
        {t('finder.clear')}
      </ButtonLink>
    </EmptyState>
  );
}
