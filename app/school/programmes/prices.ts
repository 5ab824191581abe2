/** The prices of a programme, by the status of the learner (Qualiopi indicator 1: prices). Pure. */
import { formatEuros } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { pricePeriods, priceStatuses } from '../../../content-model/enumerations';

export interface Price {
  status: (typeof priceStatuses)[number];
  /** Euros, all taxes included; null: on quotation. */
  amount: number | null;
  per: (typeof pricePeriods)[number];
}

/**
 * `4 800 € par an`, `Sur devis`; an apprentice pays nothing and the sheet states it (Code du travail L6211-1: training
 * is free for the apprentice and for the legal representative).
 */
export function priceText({ status, amount, per }: Price, t: Labels): string {
  if (amount === null) return t('programmes.prices.quotation');
  if (status === 'apprenticeship' && amount === 0) return t('programmes.prices.apprentice');
  return t(`programmes.prices.per.${per}`, { amount: formatEuros(amount) });
}

/** Only the amount, if the status is beside it: `4 800 €/an`, `1 290 €`, `Sur devis`. */
export function amountText({ amount, per }: Pick<Price, 'amount' | 'per'>, t: Labels): string {
  if (amount === null) return t('programmes.prices.quotation');
  // Zero per year is free.
  const unit = amount === 0 ? 'course' : per;
  return t(`programmes.decision.per.${unit}`, { amount: formatEuros(amount) });
}

/** The shortest form: `0 € en alternance`, `4 800 €/an`, `1 290 € en formation continue`. */
function priceInBrief(price: Price, t: Labels): string {
  const amount = amountText(price, t);
  return price.status === 'initial' ? amount : t(`programmes.decision.as.${price.status}`, { price: amount });
}

/** Between two prices of one line. */
export const betweenPrices = ' · ';

/**
 * A programme's prices in their shortest form, none without any: an apprentice's and a student's; those for employees
 * replace a missing student's price.
 */
export function mainPriceTexts(prices: readonly Price[], t: Labels): string[] {
  const of = (status: Price['status']) => prices.filter((price) => price.status === status);
  const students = of('initial');
  const mainPrices = [...of('apprenticeship'), ...(students.length > 0 ? students : of('continuing'))];
  // A quotation says little beside a price.
  const withAmount = mainPrices.filter(({ amount }) => amount !== null);
  return (withAmount.length > 0 ? withAmount : mainPrices).map((price) => priceInBrief(price, t));
}

/** The main prices in one line, empty without any. */
export function pricesInBrief(prices: readonly Price[], t: Labels): string {
  return mainPriceTexts(prices, t).join(betweenPrices);
}
