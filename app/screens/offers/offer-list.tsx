import { activeValues, listHref } from '~/filters/narrowed-list';
import { countText } from '~/school/campuses/nearest/distance-words';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { OfferRow } from '~/school/offers/offer-row';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FilterChips } from '~/ui/filter-chips';
import { SuggestedSearches } from '~/ui/suggested-searches';
import type { OfferListData } from './offer-list.server';

/** The offers of one address: their number, the filters, and each in full. */
export function OfferList({ list }: { list: OfferListData }) {
  const t = useLabels();
  const { choice, offers, page, pages } = list;
  const chips = activeValues(offerCriteria, choice, list.lookup, t).map(({ name, without }) => ({
    word: name,
    href: listHref(offerCriteria, without),
    action: t('offers.filter.remove', { filter: name }),
  }));
  return (
    <section className="page-normal page-end" aria-labelledby="resultats">
      <div className="list-results-head row">
        <div role="status">
          <h2 id="resultats" className="list-count">
            {countText('offers.list.count', list, t)}
          </h2>
        </div>
        <FilterChips label={t('offers.filter.chosen')} chips={chips} />
      </div>
      {offers.length === 0 ? (
        <EmptyState text={t('commons.empty.offers')}>
          <SuggestedSearches
            searches={list.loosened.map(({ href, words, count }) => ({
              href,
              label: words,
              resultCount: t.count('offers.list.count', count),
            }))}
          />
          {chips.length > 0 ? (
            <ButtonLink href={listHref(offerCriteria)} look="secondary">
              {t('offers.list.clear')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : (
        <ul role="list" className="offer-rows">
          {offers.map((offer) => (
            <li key={offer.slug}>
              <OfferRow offer={offer} distance={list.distances[offer.slug]} />
            </li>
          ))}
        </ul>
      )}
      <ListPagination
        page={page}
        pages={pages}
        hrefOf={(target) => listHref(offerCriteria, choice, target)}
      />
    </section>
  );
}
