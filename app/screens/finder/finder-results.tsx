import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { facetNames, finderHref } from '~/school/programmes/finder/finder-state';
import { CompareBar } from '~/screens/comparison/compare-bar';
import { ComparePick } from '~/screens/comparison/compare-pick';
import { usePicks } from '~/screens/comparison/use-picks';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { Icon } from '~/ui/icon';
import { opens } from '~/ui/popover';
import { criteriaOf } from './drop-suggestions';
import type { FinderData } from './finder.server';
import { FinderCards } from './finder-cards';
import { FinderChips } from './finder-chips';
import { facetsId, resultsId } from './finder-form';
import { FinderSorting } from './finder-sorting';
import { NoResult } from './no-result';
import type { WayOut } from './way-out';

interface FinderResultsProps {
  found: FinderData;
  nearness: Nearness;
  out: WayOut | null;
  /** Newer results are on their way. */
  busy: boolean;
}

/** What was found: how many, for what question, in what order, and the cards. */
export function FinderResults({ found, nearness, out, busy }: FinderResultsProps) {
  const t = useLabels();
  const isThere = useIsThere();
  const { state, total, pages, unknown } = found;
  const picks = usePicks(found.cards);
  const values = facetNames.reduce((sum, name) => sum + state.chosen[name].length, 0);
  return (
    <section className="finder-results" aria-labelledby={resultsId} aria-busy={busy}>
      <h2 id={resultsId} className="sr-only">
        {t('finder.list')}
      </h2>
      <div className="finder-bar">
        <button className="button button-secondary finder-open" {...opens(facetsId)}>
          <Icon name="filter" />
          {values > 0 ? t('finder.openChosen', { count: values }) : t('finder.open')}
        </button>
        <p role="status" className="list-count finder-count">
          {total === 0 ? t('commons.empty.results') : t.count('finder.count', total)}
        </p>
        {total > 1 ? <FinderSorting state={state} /> : null}
      </div>
      {unknown.length > 0 ? (
        <p className="finder-notice">
          {t('finder.unknown', { names: unknown.map((name) => t(`finder.facet.${name}`)).join(', ') })}
        </p>
      ) : null}
      <div className="finder-asked">
        <FinderChips found={found} nearness={nearness} />
        {(criteriaOf(state).length > 0 || state.near) && total > 0 ? (
          <a href={finderHref({})} className="list-clear">
            {t('finder.clear')}
          </a>
        ) : null}
      </div>
      {total === 0 ? <NoResult found={found} out={out} /> : null}
      <FinderCards
        cards={found.cards}
        sort={state.sort}
        action={(programme) => <ComparePick programme={programme} picks={picks} />}
      />
      <ListPagination page={state.page} pages={pages} hrefOf={(page) => finderHref({ ...state, page })} />
      <CompareBar picks={picks} shown={found.cards.map(({ slug }) => slug)} />
      {isThere('/panorama') ? (
        <p className="list-more">
          <a href="/panorama">
            {t('finder.panorama')} <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </section>
  );
}
