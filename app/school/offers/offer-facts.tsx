import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { lastDay } from './offer-day';
import { contractText } from './offer-words';
import type { Offer } from './offers.server';

/** Key facts of an offer: contract and length, start, closing date, rhythm. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useLabels();
  const contract = contractText(offer, t);
  const answerBy = lastDay(offer);
  return (
    <ul role="list" className="offer-row-facts">
      {contract ? <li>{contract}</li> : null}
      {offer.startsOn ? (
        <li>
          {t('offers.card.starts')} <time dateTime={offer.startsOn}>{formatDay(offer.startsOn)}</time>
        </li>
      ) : null}
      {answerBy ? (
        <li>
          {t('offers.card.answerBy')} <time dateTime={answerBy}>{formatDay(answerBy)}</time>
        </li>
      ) : null}
      {offer.rhythm ? <li>{offer.rhythm}</li> : null}
    </ul>
  );
}
