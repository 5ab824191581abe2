import type { ReactNode } from 'react';
import { useIsThere } from '~/site/absent-links';
import { EmptyState } from '~/ui/empty-state';
import type { HeadingLevel } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import { LinkSubject } from '~/ui/link-subject';
import type { Appearance } from './appearance';
import { BlockFrame } from './block-frame';

const grids = {
  cards: 'card-rows card-rows-four',
  roomy: 'card-rows card-rows-roomy',
  wide: 'card-grid-wide',
} as const;

interface CollectionFrameProps<T> {
  block: { id: string; appearance: Appearance; title: string | null; intro: string | null };
  items: readonly T[];
  keyOf(item: T): string;
  card(item: T, headingLevel: HeadingLevel): ReactNode;
  /** `roomy`: two columns for longer; `wide`: two columns at most, for cards that lie down. */
  grid?: keyof typeof grids;
  /** Link to the whole list; without an address there is none. */
  all?: { href: string | null; label: string };
  /** What to say when there is nothing to show. */
  empty?: string;
}

/** Block that lists cards. */
export function CollectionFrame<T>({
  block,
  items,
  keyOf,
  card,
  grid = 'cards',
  all,
  empty,
}: CollectionFrameProps<T>) {
  const headingLevel = block.title ? 3 : 2;
  const isThere = useIsThere();
  const whole = all?.href && isThere(all.href) ? all.href : null;
  // A school without a blog has no room for it either.
  if (items.length === 0 && all?.href && !whole) return null;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      {items.length === 0 && empty ? (
        <EmptyState text={empty} />
      ) : (
        <ul className={grids[grid]}>
          {items.map((item) => (
            <li key={keyOf(item)}>{card(item, headingLevel)}</li>
          ))}
        </ul>
      )}
      {all && whole ? (
        <p className="block-all">
          <a href={whole}>
            {all.label}
            {/* A part of the whole list has the block's name behind that of the list. */}
            <LinkSubject of={whole.includes('?') ? block.title : null} />
            <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </BlockFrame>
  );
}
