import type { ReactNode } from 'react';
import type { Media } from '~/reading/fields.server';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Picture } from './picture';

/** Rank of a card's title in the outline of its page. */
export type HeadingLevel = 2 | 3 | 4;

interface EntryProps {
  /** Slug of a sector: the entry gets its legend colour. */
  sector?: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * One card. Its parts are in the order in which they are spoken: the title first: whoever reads title after title
 * would take what stands before it for the end of the card before; the picture last.
 */
export function Entry({ sector, className, children }: EntryProps) {
  return (
    <article className={classNames('entry', sector && `sector-${sector}`, className)}>{children}</article>
  );
}

interface EntryTitleProps {
  level?: HeadingLevel | undefined;
  /** The target of the whole card; without it the title is not a link. */
  href?: string | undefined;
  children: ReactNode;
}

/** Title of a card. Its link covers the whole card. */
export function EntryTitle({ level = 3, href, children }: EntryTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="entry-title">
      {href ? (
        <a href={href} className="entry-link">
          {children}
        </a>
      ) : (
        children
      )}
    </Heading>
  );
}

interface EntryPictureProps {
  media: Media | null;
  /** CSS `sizes`; a third of the page by default. */
  sizes?: string;
  /** In a page's list: whether the card opens it, its picture the page's first, and shown larger. */
  lead?: boolean | undefined;
}

/**
 * The last length of each is that of a phone, between the page's margins; slightly less, so that 640 pixels are enough
 * at twice 360.
 */
const sizesOfThird = '(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 40rem) 50vw, 88vw';
/** In a list, pictures of a phone are as small as a row. */
const sizesInList = sizesOfThird.replace('88vw', '9rem');
const sizesOfLead = '(min-width: 64rem) 47rem, (min-width: 40rem) 50vw, 9rem';

/** Nobody swipes through more cards than that: more are rows (entry-lines.css). */
export const mostCards = 8;

/** Of a row, whose picture is a square: a portrait as it is, a landscape cropped. */
export const sizesOfPortrait = '(min-width: 40rem) 7.5rem, 4.5rem';
const sizesOfRowPicture = '(min-width: 40rem) 11.25rem, 6.75rem';

/** For a card with its own row: its picture is beside the text and is cropped to its height. */
export const sizesOfRow = '(min-width: 40rem) 36rem, 88vw';

/**
 * The layout of `card-rows-four` by the number of cards: a single one, two that share the row, fours, otherwise thirds.
 */
export function sizesInRows(count: number): string {
  if (count === 1) return sizesOfRow;
  if (count === 2) return '(min-width: 64rem) 29rem, (min-width: 40rem) 50vw, 88vw';
  return count % 12 === 4 || count % 12 === 8
    ? '(min-width: 80rem) 20rem, (min-width: 64rem) 29vw, (min-width: 40rem) 50vw, 88vw'
    : sizesOfThird;
}

/** In a block: cards, or rows of small pictures. */
export const sizesInBlock = (count: number): string =>
  count > mostCards ? sizesOfRowPicture : sizesInRows(count);

const sizesFor = (lead: boolean | undefined): string =>
  lead === undefined ? sizesOfThird : lead ? sizesOfLead : sizesInList;

/** Picture of a card, decorative: the title says the same. It is above the text; without one the card is of text. */
export function EntryPicture({ media, lead, sizes = sizesFor(lead) }: EntryPictureProps) {
  if (!media) return null;
  return (
    <Picture
      media={media}
      sizes={sizes}
      maxWidth={lead ? 1280 : 960}
      {...(lead ? { priority: true } : {})}
      decorative
      className="entry-picture"
    />
  );
}

/** One fact of a card, in a list of class `entry-facts`. */
export function Fact({
  icon,
  name,
  children,
}: {
  icon: IconName;
  /** What it tells, where a list shows some facts only. */
  name?: 'state' | 'place' | undefined;
  children: ReactNode;
}) {
  return (
    <li data-fact={name}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
