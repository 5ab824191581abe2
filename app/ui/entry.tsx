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
 * A card. The title is its first part and the picture its last, as they are spoken: visitors who go from title to title
 * would take anything before a title for the end of the previous card.
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
  /** In a page's list: whether the card is its first, with a larger picture, the page's first one. */
  lead?: boolean | undefined;
}

/**
 * Widths of a picture that takes a third of the page. The last is that of a phone, between the page's margins; slightly
 * less, so that 640 pixels are enough at twice 360.
 */
const sizesOfThird = '(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 40rem) 50vw, 88vw';
/** In a list, a phone shows each card as a row with a small picture. */
const sizesInList = sizesOfThird.replace('88vw', '9rem');
const sizesOfLead = '(min-width: 64rem) 47rem, (min-width: 40rem) 50vw, 9rem';

/** Largest number of cards that a visitor swipes through: more are shown as rows (entry-rows.css). */
export const maxCards = 8;

/** In a row: a portrait fits into its square, a landscape is cropped to it. */
export const sizesOfPortrait = '(min-width: 40rem) 7.5rem, 3.5rem';
const sizesOfRowPicture = '(min-width: 40rem) 11.25rem, 6.75rem';

/** Of a card that takes a row alone: its picture is beside the text and is cropped to its height. */
export const sizesOfRow = '(min-width: 40rem) 36rem, 88vw';

/** In `card-rows-four`, whose layout depends on the number of cards: alone, halves, quarters, otherwise thirds. */
export function sizesInRows(count: number): string {
  if (count === 1) return sizesOfRow;
  if (count === 2) return '(min-width: 64rem) 29rem, (min-width: 40rem) 50vw, 88vw';
  const isInQuarters = count % 12 === 4 || count % 12 === 8;
  return isInQuarters
    ? '(min-width: 80rem) 20rem, (min-width: 64rem) 29vw, (min-width: 40rem) 50vw, 88vw'
    : sizesOfThird;
}

/** In a block: cards, or rows of small pictures. */
export const sizesInBlock = (count: number): string =>
  count > maxCards ? sizesOfRowPicture : sizesInRows(count);

function sizesOfCard(lead: boolean | undefined): string {
  if (lead === undefined) return sizesOfThird;
  return lead ? sizesOfLead : sizesInList;
}

/** Picture of a card, above its text; decorative, since the title says the same. */
export function EntryPicture({ media, lead, sizes = sizesOfCard(lead) }: EntryPictureProps) {
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
  /** The kind of fact, for a list that shows only some. */
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
