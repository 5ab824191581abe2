import type { NamedEntry } from '~/base/named-entry';

interface LinkListProps {
  hrefOf: (slug: string) => string;
  entries: readonly NamedEntry[];
}

/** Links to entries of one subject, one a line. */
export function LinkList({ hrefOf, entries }: LinkListProps) {
  return (
    <ul role="list" className="link-list">
      {entries.map(({ slug, title }) => (
        <li key={slug}>
          <a href={hrefOf(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
