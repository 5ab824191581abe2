import { FilterFields } from '~/filters/filter-fields';
import { listHref } from '~/filters/narrowed-list';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField, PlaceNotice } from '~/school/campuses/nearest/place-field';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { SubmitButton } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';
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

/** Narrows the list of offers. A plain GET form: its values are the address of the answer. */
function OfferFilterForm({ list }: { list: Pick<OfferListData, 'choice' | 'lookup' | 'nearness'> }) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 and browsers before 2023 do not know <search>
    <form
      role="search"
      aria-label={t('offers.filter.title')}
      method="get"
      action={offerCriteria.path}
      className="filter-form"
      data-in-place
    >
      <FilterFields list={offerCriteria} choice={list.choice} lookup={list.lookup}>
        <PlaceField label={t('campuses.place.field')} nearness={list.nearness}>
          <MyCampusLink
            campuses={list.lookup.campuses}
            place={list.choice.near}
            hrefOf={(near) => listHref(offerCriteria, { ...list.choice, near })}
          />
        </PlaceField>
      </FilterFields>
      <SubmitButton>{t('offers.filter.submit')}</SubmitButton>
    </form>
  );
}
