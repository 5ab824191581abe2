import type { ReactNode } from 'react';
import type { Media } from '~/reading/fields.server';
import { sizesOfCard } from './card-picture-sizes';
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
