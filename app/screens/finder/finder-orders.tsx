import { type FinderState, finderHref, sortsFor } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';

/** The orders of the results, each an address. */
export function FinderOrders({ state }: { state: FinderState }) {
  const t = useLabels();
  return (
    <nav className="finder-orders row text-sm" aria-labelledby="tri">
      <p id="tri">{t('finder.sort')}</p>
      <ul role="list" className="row tap-links">
        {sortsFor(state).map((sort) => (
          <li key={sort}>
            <a
              href={finderHref({ ...state, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === state.sort ? 'true' : undefined}
            >
              {/* Heard alone, “nom” says nothing (RGAA 6.1). */}
              <span className="sr-only">{t('finder.sort')} </span>
              {t(`finder.sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
