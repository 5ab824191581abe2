import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { Section } from './section';

interface CardSectionProps<T> {
  /** Id for links within the page. */
  id?: string;
  title: string;
  surface?: 'plain' | 'soft';
  items: readonly T[];
  card(item: T): ReactNode;
  /** Text for an empty list; without it an empty section is left out. */
  empty?: string;
  /** Link to the whole list. */
  all?: { href: string; label: string };
  /** At most two columns, for horizontal cards. */
  wide?: boolean;
}

/** A part of a page that lists cards of another subject. */
export function CardSection<T extends { slug: string }>(props: CardSectionProps<T>) {
  const { id, title, surface = 'plain', items, card, empty, all, wide } = props;
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...(id ? { id } : {})} title={title} surface={surface}>
      {items.length === 0 && empty ? (
        <EmptyState text={empty} />
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
