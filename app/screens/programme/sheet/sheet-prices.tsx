import { priceText } from '~/school/programmes/prices';
import { useLabels } from '~/site/labels-context';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection } from './sheet-section';

/** What it costs, by the status of the learner (Qualiopi indicator 1: prices). */
export function SheetPrices({ prices }: Pick<ProgrammeSheet, 'prices'>) {
  const t = useLabels();
  return (
    <FoldedSection part="prices">
      {prices.length === 0 ? (
        <p>{t('programmes.prices.none')}</p>
      ) : (
        <table className="sheet-prices">
          <caption>{t('programmes.prices.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('programmes.prices.status')}</th>
              <th scope="col">{t('programmes.prices.price')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <tr key={`${price.status} ${price.per} ${price.amount}`}>
                <th scope="row">{t(`programmes.prices.status.${price.status}`)}</th>
                <td>
                  <b>{priceText(price, t)}</b>
                  {price.note ? <p>{price.note}</p> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FoldedSection>
  );
}
