import { contractText, placeText } from '~/school/offers/contract-text';
import { OfferFacts } from '~/school/offers/offer-facts';
import type { Offer } from '~/school/offers/offers.server';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/pass.svg?no-inline';
import { OfferDetails } from './offer-details';

/** One offer, at an address that can be shared. */
export function OfferPage({ offer, filled }: { offer: Offer; filled: boolean }) {
  const t = useLabels();
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
        {filled ? <p className="offer-filled">{t('offers.page.filled')}</p> : null}
      </PageHeader>
      <div className="page-normal page-end offer-page">
        {offer.summary ? <p>{offer.summary}</p> : null}
        <OfferDetails offer={offer} />
      </div>
    </>
  );
}
