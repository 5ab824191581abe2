interface LinkListProps {
  hrefOf: (slug: string) => string;
  entries: readonly { slug: string; title: string }[];
}

/** Links to entries of one subject, one a line. */
export function LinkList({ hrefOf, entries }: LinkListProps) {
  return (
    <ul className="link-list">
      {entries.map(({ slug, title }) => (
        <li key={slug}>
          <a href={hrefOf(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
