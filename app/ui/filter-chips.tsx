import { Icon } from './icon';

export interface FilterChip {
  /** The chosen filters. */
  word: string;
  /** Address of the list without it. */
  href: string;
  /** The effect of the link, for those who do not see the cross: `Retirer le critère Eau`. */
  action: string;
}

/** The filters in use; each is a link to the same list without itself. Null without any. */
export function FilterChips({
  id,
  label,
  chips,
}: {
  id?: string;
  label: string;
  chips: readonly FilterChip[];
}) {
  if (chips.length === 0) return null;
  return (
    <ul role="list" id={id} className="filter-chips cluster tap-targets" aria-label={label} data-in-place>
      {chips.map(({ word, href, action }) => (
        <li key={href}>
          <a href={href} aria-label={action}>
            {word}
            <Icon name="close" />
          </a>
        </li>
      ))}
    </ul>
  );
}
