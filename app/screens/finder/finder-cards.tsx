import type { ReactNode } from 'react';
import type { Sort } from '~/school/programmes/finder/finder-state';
import { levelGroupId, levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import { pricesInBrief } from '~/school/programmes/prices';
import { ProgrammeCard } from '~/school/programmes/programme-card';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';
import type { FinderCard } from './finder-index';

interface FinderCardsProps {
  cards: readonly FinderCard[];
  sort: Sort;
  /** What can be done with a card. */
  action: (programme: FinderCard) => ReactNode;
}

/** The programmes of one page; under their levels where they stand in that order. */
export function FinderCards({ cards, sort, action }: FinderCardsProps) {
  const t = useLabels();
  const list = (programmes: readonly FinderCard[], headingLevel: HeadingLevel, grid = 'card-grid') => (
    <ul className={grid}>
      {programmes.map((programme) => (
        <li key={programme.slug}>
          <ProgrammeCard
            programme={programme}
            headingLevel={headingLevel}
            price={pricesInBrief(programme.prices, t)}
          >
            {action(programme)}
          </ProgrammeCard>
        </li>
      ))}
    </ul>
  );
  if (sort !== 'level') return list(cards, 3);
  return levelGroups(cards).map(({ name, programmes }) => (
    <section key={name} className="finder-level" aria-labelledby={levelGroupId(name)}>
      <h3 id={levelGroupId(name)}>{levelGroupTitle(name, t)}</h3>
      {list(programmes, 4, 'card-rows card-rows-roomy')}
    </section>
  ));
}
