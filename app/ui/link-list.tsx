interface LinkListProps {
  /** Path the entries lie below: `/campus`. */
  base: string;
  entries: readonly { slug: string; title: string }[];
}

/** Links to entries of one subject, one a line. */
export function LinkList({ base, entries }: LinkListProps) {
  return (
    <ul className="link-list">
      {entries.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`${base}/${slug}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
