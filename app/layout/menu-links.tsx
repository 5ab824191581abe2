import { LinkSubject } from '~/ui/link-subject';
import { useCurrentState } from './current-section';

interface MenuLinksProps {
  links: readonly { id: string; label: string; href: string }[];
  /** Id of the element that names the list. */
  labelledBy?: string;
}

/** A list of links of a menu; the current page is marked. Without links there is no list, which would be read out. */
export function MenuLinks({ links, labelledBy }: MenuLinksProps) {
  const current = useCurrentState();
  if (links.length === 0) return null;
  return (
    <ul role="list" className="menu-links" aria-labelledby={labelledBy}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href} aria-current={current.page(href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** First link of a menu: the menu's own page. Screen readers also hear which menu it belongs to. */
export function MenuOverview({ href, label, of }: { href: string; label: string; of?: string }) {
  return (
    <a href={href} className="menu-more">
      {label}
      <LinkSubject of={of} />
    </a>
  );
}
