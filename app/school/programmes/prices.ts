/** What a programme costs, by the status of the learner (Qualiopi indicator 1: prices). Pure. */
import { formatEuros } from '~/site/format';
import type { Labels } from '~/site/labels';

export interface Price {
  status: 'initial' | 'apprenticeship' | 'continuing';
  /** Euros, all taxes included; null: on quotation. */
  amount: number | null;
  per: 'year' | 'course';
}

/**
 * `4 800 € par an`, `Sur devis`; an apprentice pays nothing and the sheet says so (Code du travail
 * L6211-1: training is free for the apprentice and for the legal representative).
 */
export function priceText({ status, amount, per }: Price, t: Labels): string {
  if (amount === null) return t('programmes.prices.quotation');
  if (status === 'apprenticeship' && amount === 0) return t('programmes.prices.apprentice');
  return t(`programmes.prices.per.${per}`, { amount: formatEuros(amount) });
}

/** The same in the shortest words: `0 € en alternance`, `4 800 €/an`, `1 290 € en formation continue`. */
export function priceInBrief({ status, amount, per }: Price, t: Labels): string {
  const price =
    amount === null
      ? t('programmes.prices.quotation')
      : t(`programmes.decision.per.${amount === 0 ? 'course' : per}`, { amount: formatEuros(amount) });
  return status === 'initial' ? price : t(`programmes.decision.as.${status}`, { price });
}
