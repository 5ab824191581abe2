import { pathTo } from '~/addresses/path-to';
import { ServerPart } from '~/parts/server-part';
import { countText } from '~/school/campuses/nearest/distance-words';
import { facetNames } from '~/school/programmes/finder/facets';
import { type FinderState, finderHref, sortsFor } from '~/school/programmes/finder/finder-state';
import { SavedBar, SavedBox } from '~/school/programmes/saved/saved-in-list';
import { useSavedProgrammes } from '~/school/programmes/saved/saved-programmes';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { Icon } from '~/ui/icon';
import { opens } from '~/ui/popover';
import { criteriaOf } from './drop-suggestions';
import { FinderCards } from './finder-cards';
import { facetsId, resultsId } from './finder-form';
import type { FinderPageData, FinderParts } from './finder-screen.server';

const cardsId = 'en-cartes';

interface FinderResultsProps {
  found: FinderPageData;
  parts: FinderParts;
  /** Newer results are loading. */
  busy: boolean;
}

/** The results: their number, the question, the order, and the cards. */
export function FinderResults({ found, parts, busy }: FinderResultsProps) {
  const t = useLabels();
  const isThere = useIsThere();
  const { state, total, pages, unknown } = found;
  const savedProgrammes = useSavedProgrammes() ?? [];
  const values = facetNames.reduce((sum, name) => sum + state.chosen[name].length, 0);
  return (
    <section className="finder-results page-end" aria-labelledby={resultsId} aria-busy={busy}>
      <h2 id={resultsId} className="sr-only">
        {t('finder.list')}
      </h2>
      <div className="finder-bar row">
        <button type="button" className="button button-secondary finder-open" {...opens(facetsId)}>
          <Icon name="filter" />
          {values > 0 ? t('finder.openChosen', { count: values }) : t('finder.open')}
        </button>
        <p role="status" className="list-count finder-count">
          {total === 0 ? t('commons.empty.results') : countText('finder.count', found, t)}
        </p>
        {total > 1 ? <FinderOrders state={state} /> : null}
      </div>
      {total > 1 ? (
        <>
          {/* Before the cards, whose look it decides without scripts. */}
          <input type="checkbox" id={cardsId} className="entry-cards" />
          <label htmlFor={cardsId} className="finder-pictures tap-target">
            {t('finder.cards')}
          </label>
        </>
      ) : null}{' '}
      <a href={pathTo('mes-formations')} className="finder-saved tap-link">
        {t('programmes.saved.title')}
      </a>
      {unknown.length > 0 ? (
        <p className="finder-notice">
          {t('finder.unknown', { names: unknown.map((name) => t(`finder.facet.${name}`)).join(', ') })}
        </p>
      ) : null}
      <div className="finder-asked row">
        <ServerPart part={parts.chips} />
        {criteriaOf(state).length > 0 && total > 0 ? (
          <a href={finderHref({})} className="list-clear">
            {t('finder.clear')}
          </a>
        ) : null}
      </div>
      {parts.noResult ? <ServerPart part={parts.noResult} /> : null}
      <FinderCards
        cards={found.cards}
        sort={state.sort}
        action={(programme) => <SavedBox programme={programme} saved={savedProgrammes} />}
      />
      <ListPagination page={state.page} pages={pages} hrefOf={(page) => finderHref({ ...state, page })} />
      <SavedBar saved={savedProgrammes} listed={found.cards} />
      {isThere(pathTo('panorama')) ? (
        <p className="list-more">
          <a href={pathTo('panorama')}>
            {t('finder.panorama')} <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** The orders of the results, each an address. */
function FinderOrders({ state }: { state: FinderState }) {
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
