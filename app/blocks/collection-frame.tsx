import type { ReactNode } from 'react';
import { useIsThere } from '~/site/absent-links';
import { maxCards } from '~/ui/card-picture-sizes';
import { EmptyState } from '~/ui/empty-state';
import type { HeadingLevel } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import { LinkSubject } from '~/ui/link-subject';
import type { Appearance } from './appearance';
import { BlockFrame } from './block-frame';
import { FrenchEntries } from './french-entries';

const grids = {
  cards: 'card-rows card-rows-four',
  roomy: 'card-rows card-rows-roomy',
  wide: 'card-grid-wide',
} as const;

interface WholeList {
  href: string | null;
  label: string;
  parts?: readonly { href: string; label: string }[];
}

interface CollectionFrameProps<T> {
  block: { id: string; appearance: Appearance; title: string | null; intro: string | null };
  items: readonly T[];
  keyOf(item: T): string;
  card(item: T, headingLevel: HeadingLevel): ReactNode;
  /** `roomy`: two columns up to a larger width; `wide`: at most two columns, for horizontal cards. */
  grid?: keyof typeof grids;
  /** Address of the whole list, and of its parts; null: no link. */
  all?: WholeList;
  /** Text for an empty list; without it an empty list has no block. */
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
  const listHref = all?.href && isThere(all.href) ? all.href : null;
  // As a school without a blog has no page for it.
  const isPageAbsent = all?.href && !listHref;
  if (items.length === 0 && (!empty || isPageAbsent)) return null;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      {items.length === 0 && empty ? (
        <EmptyState text={empty} />
      ) : (
        <FrenchEntries>
          {(lang) => (
            <ul
              role="list"
              className={`${items.length > maxCards ? 'entry-rows' : 'card-rail'} ${grids[grid]}`}
              lang={lang}
            >
              {items.map((item) => (
                <li key={keyOf(item)}>{card(item, headingLevel)}</li>
              ))}
            </ul>
          )}
        </FrenchEntries>
      )}
      {all && listHref ? <ListLinks all={all} listHref={listHref} title={block.title} /> : null}
    </BlockFrame>
  );
}

interface ListLinksProps {
  all: WholeList;
  listHref: string;
  title: string | null;
}

/** The link to the whole list; with links to its parts, all are a list. */
function ListLinks({ all, listHref, title }: ListLinksProps) {
  const link = (
    <a href={listHref}>
      {all.label}
      {/* The link to a filtered list also names the block. */}
      <LinkSubject of={listHref.includes('?') ? title : null} />
      <Icon name="arrow-right" />
    </a>
  );
  if (!all.parts) return <p className="block-all row tap-links">{link}</p>;
  return (
    <ul role="list" className="block-all row tap-links">
      <li>{link}</li>
      {all.parts.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <LinkSubject of={all.label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
