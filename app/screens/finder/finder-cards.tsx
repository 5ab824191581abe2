import type { ReactNode } from 'react';
import type { Sort } from '~/school/programmes/finder/finder-state';
import { levelGroupId, levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import { pricesInBrief } from '~/school/programmes/prices';
import { ProgrammeCard } from '~/school/programmes/programme-card';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';
import type { ShownFinds } from './finder-screen.server';

type FinderCard = ShownFinds['cards'][number];

interface FinderCardsProps {
  cards: readonly FinderCard[];
  sort: Sort;
  /** Controls of a card. */
  action: (programme: FinderCard) => ReactNode;
}

/** The programmes of one page; under their levels or campuses if they are sorted by these. */
export function FinderCards({ cards, sort, action }: FinderCardsProps) {
  const t = useLabels();
  const list = (
    programmes: readonly FinderCard[],
    headingLevel: HeadingLevel,
    grid = 'card-grid entry-rows',
  ) => (
    <ul role="list" className={grid}>
      {programmes.map((programme, index) => (
        <li key={programme.slug}>
          <ProgrammeCard
            programme={programme}
            headingLevel={headingLevel}
            // Beside the criteria a third is as wide as a fourth on other pages.
            among={hasRowAlone(programmes, index) ? 1 : 4}
            price={pricesInBrief(programme.prices, t)}
            campus={programme.nearest?.slug}
            place={programme.nearest && sort !== 'distance' ? placeOf(programme.nearest) : undefined}
          >
            {action(programme)}
          </ProgrammeCard>
        </li>
      ))}
    </ul>
  );
  const part = (id: string, title: string, programmes: readonly FinderCard[]) => (
    <section key={id} className="finder-level entry-rows" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list(programmes, 4, 'card-rows card-rows-roomy')}
    </section>
  );
  if (sort === 'distance')
    return campusGroups(cards).map(({ nearest, programmes }) =>
      part(`pres-${nearest.slug}`, placeOf(nearest), programmes),
    );
  if (sort !== 'level') return list(cards, 3);
  return levelGroups(cards).map(({ name, programmes }) =>
    part(levelGroupId(name), levelGroupTitle(name, t), programmes),
  );
}

/** Whether a card has its row to itself, at some width: the last of rows of two or of three. */
const hasRowAlone = ({ length }: readonly unknown[], index: number): boolean =>
  index === length - 1 && (length % 2 === 1 || length % 3 === 1);

/** `Nantes, à 12 km` */
function placeOf({ title, distance }: NonNullable<FinderCard['nearest']>): string {
  return `${title}, ${distance}`;
}

/** Neighbours of one campus together, in the order of their distance. */
function campusGroups(cards: readonly FinderCard[]) {
  const groups: { nearest: NonNullable<FinderCard['nearest']>; programmes: FinderCard[] }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.nearest.slug === card.nearest?.slug) last.programmes.push(card);
    else if (card.nearest) groups.push({ nearest: card.nearest, programmes: [card] });
  }
  return groups;
}
