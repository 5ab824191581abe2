import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';

interface ForYouPartProps {
  id: string;
  title: string;
  /** The whole list. */
  more?: { href: string; label: string };
  children: ReactNode;
}

/** One part of the answer, with its heading and the link to the whole list. */
export function ForYouPart({ id, title, more, children }: ForYouPartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {more ? (
        <p className="list-more">
          <a href={more.href}>
            {more.label} <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </section>
  );
}
