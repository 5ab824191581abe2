import { useLabels } from '~/site/labels-context';
import type { Nearness } from './nearness.server';
import { placeProblemId } from './place-address';

interface PlaceNoticeProps {
  nearness: Nearness;
  /** Address of the same page around a place. */
  hrefOf: (place: string) => string;
}

/**
 * Why a place is unknown, and the possible ones; how its distances are measured. A live region, in the page from the start so that screen readers watch
 * it; only for them it names the place by which the page is sorted.
 */
export function PlaceNotice({ nearness: { place, problem, choices }, hrefOf }: PlaceNoticeProps) {
  const t = useLabels();
  const said = problem ?? place?.near;
  return (
    <>
      <div role="status" className={problem === null ? 'sr-only' : 'place-notice'}>
        {said ? <p id={placeProblemId}>{said}</p> : null}
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
      {place ? <p className="place-crow text-sm">{t('campuses.place.crow')}</p> : null}
    </>
  );
}
