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
  /** null: no link. */
  href: string | null;
  label: string;
  /** Links to parts of the list, such as the programmes of each level. */
  parts?: readonly { href: string; label: string }[];
}

interface CollectionFrameProps<T> {
  block: { id: string; appearance: Appearance; title: string | null; intro: string | null };
  items: readonly T[];
  keyOf(item: T): string;
  renderCard(item: T, headingLevel: HeadingLevel): ReactNode;
  /** `roomy`: two columns up to a larger width; `wide`: at most two columns, for horizontal cards. */
  grid?: keyof typeof grids;
  /** The page with all entries, which the block links to. */
  wholeList?: WholeList;
  /** Text for an empty list; without it an empty list has no block. */
  emptyText?: string;
}

/** Block that lists cards. */
export function CollectionFrame<T>({
  block,
  items,
  keyOf,
  renderCard,
  grid = 'cards',
  wholeList,
  emptyText,
}: CollectionFrameProps<T>) {
  const headingLevel = block.title ? 3 : 2;
  const isThere = useIsThere();
  // Without its page (a school without a blog) an empty list says nothing.
  const hasPage = wholeList?.href ? isThere(wholeList.href) : true;
  if (items.length === 0 && !(emptyText && hasPage)) return null;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      {items.length === 0 && emptyText ? (
        <EmptyState text={emptyText} />
      ) : (
        <FrenchEntries>
          {(lang) => (
            <ul
              role="list"
              className={`${items.length > maxCards ? 'entry-rows' : 'card-rail'} ${grids[grid]}`}
              lang={lang}
            >
              {items.map((item) => (
                <li key={keyOf(item)}>{renderCard(item, headingLevel)}</li>
              ))}
            </ul>
          )}
        </FrenchEntries>
      )}
      {wholeList?.href && hasPage ? (
        <ListLinks {...wholeList} href={wholeList.href} title={block.title} />
      ) : null}
    </BlockFrame>
  );
}

interface ListLinksProps extends WholeList {
  href: string;
  /** The block's. */
  title: string | null;
}

/** The link to the whole list; with links to its parts, all are a list. */
function ListLinks({ href, label, parts, title }: ListLinksProps) {
  const link = (
    <a href={href}>
      {label}
      {/* The link to a filtered list also names the block. */}
      <LinkSubject of={href.includes('?') ? title : null} />
      <Icon name="arrow-right" />
    </a>
  );
  if (!parts) return <p className="block-all row tap-links">{link}</p>;
  return (
    <ul role="list" className="block-all row tap-links">
      <li>{link}</li>
      {parts.map((part) => (
        <li key={part.href}>
          <a href={part.href}>
            {part.label}
            <LinkSubject of={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
