import { priceText } from '~/school/programmes/prices';
import { YearCostForm } from '~/school/programmes/year-cost-form';
import type { YearCostQuestion } from '~/school/programmes/year-cost-question';
import { useLabels } from '~/site/labels-context';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading } from './sheet-section';

interface SheetPricesProps {
  sheet: Pick<ProgrammeSheet, 'prices'>;
  /** The cost of a year at a campus; null for a programme without one. */
  cost: YearCostQuestion | null;
}

/** The prices by the status of the learner (Qualiopi indicator 1: prices), and the cost of a year at a campus. */
export function SheetPrices({ sheet: { prices }, cost }: SheetPricesProps) {
  const t = useLabels();
  return (
    <FoldedSection part="prices" open={cost?.choice.isAsked}>
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
      {cost ? (
        <div id="cout">
          <SheetHeading>{t('programmes.cost.title')}</SheetHeading>
          <YearCostForm question={cost} />
        </div>
      ) : null}
    </FoldedSection>
  );
}
