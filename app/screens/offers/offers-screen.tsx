import { listHref } from '~/filters/narrowed-list';
import { PlaceNotice } from '~/school/campuses/nearest/place-field';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import { OfferFilterForm } from './offer-filter-form';
import { OfferList } from './offer-list';
import type { OfferListData } from './offer-list.server';

/** `/offres-alternance`: the filters and the list. */
export function OffersScreen({ list, summary }: { list: OfferListData; summary: string }) {
  const t = useLabels();
  return (
    <>
      <PageHeader compact title={t('offers.list.title')} summary={summary} breadcrumb={siteTrail(t)} />
      <div className="page-normal">
        <OfferFilterForm list={list} />
        <PlaceNotice
          nearness={list.nearness}
          hrefOf={(near) => listHref(offerCriteria, { ...list.choice, near })}
        />
      </div>
      <OfferList list={list} />
    </>
  );
}
