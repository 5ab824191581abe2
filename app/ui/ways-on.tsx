export interface WayOn {
  href: string;
  words: string;
  /** The number of results: `3 formations`. */
  finds: string;
}

/** If nothing was found: other questions, each with its number of results. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  if (ways.length === 0) return null;
  return (
    <ul className="ways-on">
      {ways.map(({ href, words, finds }) => (
        <li key={href}>
          <a href={href} className="way-on">
            {words}
          </a>
          <span>{finds}</span>
        </li>
      ))}
    </ul>
  );
}
