import { LinkSubject } from './link-subject';

export interface FilterLink {
  href: string;
  label: string;
  /** The current list is the one this link leads to. */
  current: boolean;
}

interface FilterLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly FilterLink[];
  /** What is listed, for who hears one of the links alone, where a page elsewhere may have its name. */
  of?: string;
}

/** Ways to narrow a list, one at a time, each an address of its own. */
export function FilterLinks({ label, links, of }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="filter-links" data-in-place>
      <ul>
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
