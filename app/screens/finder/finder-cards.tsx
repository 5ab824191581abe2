import type { ReactNode } from 'react';
import type { Sort } from '~/school/programmes/finder/finder-state';
import { levelGroupId, levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import { pricesInBrief } from '~/school/programmes/prices';
import { ProgrammeCard } from '~/school/programmes/programme-card';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';
import type { FinderPageData } from './finder-screen.server';

type FinderCard = FinderPageData['cards'][number];

interface FinderCardsProps {
  cards: readonly FinderCard[];
  sort: Sort;
  /** Controls of a card. */
  action: (programme: FinderCard) => ReactNode;
}

/** The programmes of one page; under their levels or campuses if they are sorted by these. */
export function FinderCards({ cards, sort, action }: FinderCardsProps) {
  const t = useLabels();
  if (sort === 'distance')
    return campusGroups(cards).map(({ nearest, programmes }) => (
      <CardGroup
        key={nearest.slug}
        id={`pres-${nearest.slug}`}
        title={placeOf(nearest)}
        cards={programmes}
        action={action}
      />
    ));
  if (sort === 'level')
    return levelGroups(cards).map(({ name, programmes }) => (
      <CardGroup
        key={name}
        id={levelGroupId(name)}
        title={levelGroupTitle(name, t)}
        cards={programmes}
        showsPlace
        action={action}
      />
    ));
  return <CardList cards={cards} headingLevel={3} grid="card-grid entry-rows" showsPlace action={action} />;
}

interface CardGroupProps {
  id: string;
  title: string;
  cards: readonly FinderCard[];
  /** Whether each card names its nearest campus. */
  showsPlace?: boolean;
  action: FinderCardsProps['action'];
}

function CardGroup({ id, title, ...list }: CardGroupProps) {
  return (
    <section className="finder-level entry-rows" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <CardList headingLevel={4} grid="card-rows card-rows-roomy" {...list} />
    </section>
  );
}

interface CardListProps extends Omit<CardGroupProps, 'id' | 'title'> {
  headingLevel: HeadingLevel;
  /** Class of the list's layout. */
  grid: string;
}

function CardList({ cards, headingLevel, grid, showsPlace = false, action }: CardListProps) {
  const t = useLabels();
  return (
    <ul role="list" className={grid}>
      {cards.map((programme, index) => (
        <li key={programme.slug}>
          <ProgrammeCard
            programme={programme}
            headingLevel={headingLevel}
            // Three cards beside the criteria are each as wide as one of four on other pages.
            among={hasRowAlone(cards, index) ? 1 : 4}
            price={pricesInBrief(programme.prices, t)}
            campus={programme.nearest?.slug}
            place={programme.nearest && showsPlace ? placeOf(programme.nearest) : undefined}
          >
            {action(programme)}
          </ProgrammeCard>
        </li>
      ))}
    </ul>
  );
}

/** Whether a card is alone in its row at some width: the last one, in rows of two or of three. */
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
