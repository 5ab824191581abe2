import { LinkSubject } from './link-subject';

export interface FilterLink {
  href: string;
  label: string;
  /** The current list is the target of this link. */
  current: boolean;
}

interface FilterLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly FilterLink[];
  /** The listed items, for screen readers that read one link alone, if another page may have the same name. */
  of?: string;
}

/** Links that filter a list, one at a time, each with its own address. */
export function FilterLinks({ label, links, of }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="filter-links" data-in-place>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? 'true' : undefined}>
              {link.label}
              <LinkSubject of={of} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
