import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { lastDay } from './offer-day';
import type { Offer } from './offers.server';

/** Key facts of an offer: contract and length, start, closing date, rhythm. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useLabels();
  const contract = t(`offers.card.contract.${offer.contract}`);
  return (
    <ul className="offer-row-facts">
      <li>
        {offer.duration ? t('offers.card.contractFor', { contract, duration: offer.duration }) : contract}
      </li>
      <li>
        {t('offers.card.starts')} <time dateTime={offer.startsOn}>{formatDay(offer.startsOn)}</time>
      </li>
      <li>
        {t('offers.card.answerBy')} <time dateTime={lastDay(offer)}>{formatDay(lastDay(offer))}</time>
      </li>
      {offer.rhythm ? <li>{offer.rhythm}</li> : null}
    </ul>
  );
}
