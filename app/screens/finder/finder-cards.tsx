import type { ReactNode } from 'react';
import type { ProgrammeCardData } from '~/school/programmes/card-data';
import type { Sort } from '~/school/programmes/finder/finder-state';
import { levelGroupId, levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import { ProgrammeCard } from '~/school/programmes/programme-card';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';

interface FinderCardsProps {
  cards: readonly ProgrammeCardData[];
  sort: Sort;
  /** What can be done with a card. */
  action: (programme: ProgrammeCardData) => ReactNode;
}

/** The programmes of one page; under their levels where they stand in that order. */
export function FinderCards({ cards, sort, action }: FinderCardsProps) {
  const t = useLabels();
  const list = (programmes: readonly ProgrammeCardData[], headingLevel: HeadingLevel, grid = 'card-grid') => (
    <ul className={grid}>
      {programmes.map((programme) => (
        <li key={programme.slug}>
          <ProgrammeCard programme={programme} headingLevel={headingLevel}>
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
