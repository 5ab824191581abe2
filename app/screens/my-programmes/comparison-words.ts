/** Prices and results of a programme, as short as a cell of a table. Pure: the labels are passed in. */

import { type Price, priceText } from '~/school/programmes/prices';
import { rateName, rateText } from '~/school/programmes/rate-words';
import type { Labels } from '~/site/labels';
import type { PublishedOutcomes, RateName } from '../../../content-model/rules/outcomes';

/** The price for learners of one status; a sentence if there is no price. */
export function priceLines(
  prices: readonly (Price & { note: string | null })[],
  status: Price['status'],
  t: Labels,
): string[] {
  const pricesOfStatus = prices.filter((price) => price.status === status);
  if (pricesOfStatus.length === 0) return [t('comparison.notOffered')];
  return pricesOfStatus.flatMap((price) => [priceText(price, t), ...(price.note ? [price.note] : [])]);
}

/** Year, cohort and known source of the results (Code du travail L6111-8: a rate means nothing without them). */
export function periodLines(outcomes: PublishedOutcomes, t: Labels): string[] {
  if (outcomes.kind === 'none') return [t('comparison.notPublished')];
  if (outcomes.kind === 'awaited') return [outcomes.year];
  const { year, cohort, source } = outcomes;
  return [year, t.count('programmes.outcomes.learners', cohort), source].filter(Boolean);
}

/** The name of a row of rates: that of a course that leads to a certification. */
export const rateRowName = (name: RateName, t: Labels): string => rateName(name, { certification: true }, t);

/** `88 %`, or the reason for its absence; adds the rate's name when it differs from the row's. */
export function rateLines(
  { outcomes, certification }: { outcomes: PublishedOutcomes; certification: unknown },
  name: RateName,
  t: Labels,
): string[] {
  if (outcomes.kind === 'none' || outcomes.kind === 'awaited') return [t('comparison.notPublished')];
  if (outcomes.kind === 'small-cohort') return [t('comparison.smallCohort')];
  const rate = outcomes.rates.find((candidate) => candidate.name === name);
  if (!rate) return [t('comparison.noContract')];
  const nameOfRate = rateName(name, { certification }, t);
  const hasNameOfRow = nameOfRate === rateRowName(name, t);
  return [rateText(rate.value, t), ...(hasNameOfRow ? [] : [nameOfRate])];
}
