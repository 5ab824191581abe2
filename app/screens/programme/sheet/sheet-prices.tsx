import { CostTables } from '~/school/programmes/cost-tables';
import { priceText } from '~/school/programmes/prices';
import type { StatusCost } from '~/school/programmes/year-cost';
import { yearCostHref } from '~/school/programmes/year-cost-address';
import { useLabels } from '~/site/labels-context';
import type { CampusContact, ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading } from './sheet-section';

interface SheetPricesProps {
  sheet: Pick<ProgrammeSheet, 'slug' | 'prices' | 'duration' | 'campuses'>;
  /** The visitor's campus. */
  campus: CampusContact | null;
  /** The cost of a year there. */
  costs: readonly StatusCost[] | null;
}

/** The prices by the status of the learner (Qualiopi indicator 1: prices), and the cost of a year at a campus. */
export function SheetPrices({
  sheet: { slug, prices, duration, campuses },
  campus,
  costs,
}: SheetPricesProps) {
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
      {campus && costs && costs.length > 0 ? (
        <>
          <SheetHeading>{t('programmes.cost.title', { campus: campus.at })}</SheetHeading>
          <CostTables costs={costs} />
        </>
      ) : null}
      {duration?.unit !== 'hours' && campuses.length > 0 ? (
        <p>
          <a href={yearCostHref(slug, campus?.slug ?? null)}>{t('programmes.cost.more')}</a>
        </p>
      ) : null}
    </FoldedSection>
  );
}
