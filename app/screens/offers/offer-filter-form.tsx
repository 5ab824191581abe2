import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField } from '~/school/campuses/nearest/place-field';
import { alternations, alternationWords, offersHref } from '~/school/offers/offer-filter';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { optionsOf, SelectField } from '~/ui/field';
import type { OfferListData } from './offer-list.server';

/** Narrows the list of offers. A plain GET form: what it sends is the address of the answer. */
export function OfferFilterForm({
  list,
}: {
  list: Pick<OfferListData, 'choice' | 'sectors' | 'campuses' | 'nearness'>;
}) {
  const t = useLabels();
  const any = t('offers.filter.any');
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 and browsers before 2023 do not know <search>
    <form
      role="search"
      aria-label={t('offers.filter.title')}
      method="get"
      action="/offres-alternance"
      className="filter-form"
      data-in-place
    >
      <PlaceField label={t('campuses.place.field')} asked={list.nearness.asked}>
        <MyCampusLink
          campuses={list.campuses}
          place={list.choice.near}
          hrefOf={(near) => offersHref({ ...list.choice, near })}
        />
      </PlaceField>
      <SelectField
        id="filtre-secteur"
        name="secteur"
        label={t('offers.filter.sector')}
        options={optionsOf(any, list.sectors)}
        value={list.choice.sector ?? ''}
      />
      <SelectField
        id="filtre-campus"
        name="campus"
        label={t('offers.filter.campus')}
        options={optionsOf(any, list.campuses)}
        value={list.choice.campus ?? ''}
      />
      <SelectField
        id="filtre-rythme"
        name="rythme"
        label={t('offers.filter.rhythm')}
        options={[
          { value: '', label: any },
          ...alternations.map((rhythm) => ({
            value: alternationWords[rhythm],
            label: t(`offers.alternation.${rhythm}`),
          })),
        ]}
        value={list.choice.rhythm ? alternationWords[list.choice.rhythm] : ''}
      />
      <SubmitButton>{t('offers.filter.submit')}</SubmitButton>
    </form>
  );
}
