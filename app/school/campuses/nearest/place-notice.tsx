import type { Nearness } from './nearness.server';

interface PlaceNoticeProps {
  nearness: Nearness;
  /** Address of the same page around a place. */
  hrefOf: (place: string) => string;
}

/** Why a place is unknown, and the possible ones; nothing for a known one. */
export function PlaceNotice({ nearness: { problem, choices }, hrefOf }: PlaceNoticeProps) {
  if (problem === null) return null;
  return (
    <div className="place-notice">
      <p>{problem}</p>
      {choices.length > 0 ? (
        <ul className="filter-chips" data-in-place>
          {choices.map(({ word, name }) => (
            <li key={word}>
              <a href={hrefOf(word)}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
