export interface SuggestedSearch {
  href: string;
  label: string;
  /** The number of results: `3 formations`. */
  resultCount: string;
}

/** Links to other searches, if nothing was found, each with its number of results. */
export function SuggestedSearches({ searches }: { searches: readonly SuggestedSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <ul role="list" className="suggested-searches tap-links">
      {searches.map(({ href, label, resultCount }) => (
        <li key={href}>
          <a href={href} className="suggested-search">
            {label}
          </a>{' '}
          <span>{resultCount}</span>
        </li>
      ))}
    </ul>
  );
}
