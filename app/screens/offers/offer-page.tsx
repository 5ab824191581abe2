import { pathTo } from '~/addresses/path-to';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { contactChoice } from '~/school/offers/contact-choice';
import { OfferFacts } from '~/school/offers/offer-facts';
import { contractText, placeText } from '~/school/offers/offer-words';
import type { Offer } from '~/school/offers/offers.server';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ButtonLink } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/pass.svg?no-inline';
import { OfferDetails } from './offer-details';

/** One offer, at an address that can be shared. */
export function OfferPage({ offer, filled }: { offer: Offer; filled: boolean }) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <>
      <PageHeader
        title={offer.title}
        eyebrow={offer.sector?.title ?? contractText({ ...offer, duration: null }, t)}
        summary={placeText(offer, t)}
        relief={relief}
        breadcrumb={siteTrail(t, { label: t('offers.list.title'), href: pathTo('offres-alternance') })}
      >
        <OfferFacts offer={offer} />
        {filled ? (
          <p className="offer-filled">{t('offers.page.filled')}</p>
        ) : (
          <ButtonLink href={admissionsHref('contact', contactChoice(offer))} className="offer-answer">
            {t('offers.row.apply')}
            <span className="sr-only">{` : ${offer.title}`}</span>
          </ButtonLink>
        )}
      </PageHeader>
      <div className="page-normal page-end offer-page">
        {offer.summary ? <p>{offer.summary}</p> : null}
        <OfferDetails offer={offer} />
      </div>
    </>
  );
}
