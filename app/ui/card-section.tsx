import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { Section } from './section';

/** The line of an item: its title as a link, and facts below it. */
export interface CardLine {
  href: string;
  facts?: ReactNode;
}

interface CardSectionProps<T> {
  /** Id for links within the page. */
  id?: string;
  title: string;
  surface?: 'plain' | 'soft';
  items: readonly T[];
  card(item: T): ReactNode;
  /** The line of an item, in place of its card if there are only one or two. */
  line(item: T): CardLine;
  /** Text for an empty list; without it an empty section is left out. */
  empty?: string;
  /** Link to the whole list. */
  all?: { href: string; label: string };
  /** At most two columns, for horizontal cards. */
  wide?: boolean;
}

/** Fewer cards leave most of a wide screen empty. */
const minCards = 3;

/** A part of a page that lists another subject: as cards, or as lines if there are only one or two. */
export function CardSection<T extends { slug: string; title: string }>(props: CardSectionProps<T>) {
  const { id, title, surface = 'plain', items, card, line, empty, all, wide } = props;
  if (items.length === 0 && !empty) return null;
  const hasLines = items.length > 0 && items.length < minCards;
  return (
    <Section
      {...(id ? { id } : {})}
      {...(hasLines ? { className: 'section-lines' } : {})}
      title={title}
      surface={surface}
    >
      {items.length === 0 && empty ? (
        <EmptyState text={empty} />
      ) : hasLines ? (
        <LineList items={items} line={line} />
      ) : (
        <ul
          role="list"
          className={classNames('card-rail', wide ? 'card-grid-wide' : 'card-rows card-rows-four')}
        >
          {items.map((item) => (
            <li key={item.slug}>{card(item)}</li>
          ))}
        </ul>
      )}
      {all ? (
        <p className="section-all">
          <a href={all.href}>
            {all.label}
            <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </Section>
  );
}

function LineList<T extends { slug: string; title: string }>({
  items,
  line,
}: Pick<CardSectionProps<T>, 'items' | 'line'>) {
  return (
    <ul role="list" className="link-list">
      {items.map((item) => {
        const { href, facts } = line(item);
        return (
          <li key={item.slug}>
            <a href={href}>{item.title}</a> {facts ? <small className="note">{facts}</small> : null}
          </li>
        );
      })}
    </ul>
  );
}
