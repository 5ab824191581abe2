import { pathTo } from '~/addresses/path-to';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { OfferFacts } from './offer-facts';
import { placeText } from './offer-words';
import type { Offer } from './offers.server';

interface OfferRowProps {
  offer: Offer;
  /** The distance of the work: `à 12 km`. */
  distance?: string | undefined;
}

/** An offer in the list of offers: what one chooses by. Missions and profile are on its page. */
export function OfferRow({ offer, distance }: OfferRowProps) {
  const t = useLabels();
  return (
    <article id={offer.slug} className={offer.sector ? `offer-row sector-${offer.sector.slug}` : 'offer-row'}>
      <header className="offer-row-head">
        <h3>
          <a href={pathTo('offres-alternance/:slug', offer.slug)} className="title-link">
            {offer.title}
          </a>
        </h3>
        {offer.sector ? <SectorLegend sector={offer.sector} /> : null}
        <p className="offer-row-place">
          {placeText(offer, t)} {distance ? <span>{distance}</span> : null}
        </p>
      </header>
      <OfferFacts offer={offer} />
    </article>
  );
}
