/** Names of rates, and a published rate with its cohort. Pure: labels are passed in. */

import { formatNumber } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { PublishedOutcomes, rateNames } from '../../../../content-model/rules/outcomes';

/** The name of a rate; a course without certification awards neither diploma nor title. */
export function rateName(
  name: (typeof rateNames)[number],
  { certification }: { certification: unknown },
  t: Labels,
): string {
  return t(`programmes.outcomes.${name === 'success' && certification === null ? 'assessed' : name}`);
}

/** Nothing if the rate may not be published or was not measured. */
export function rateWords(
  outcomes: PublishedOutcomes,
  name: (typeof rateNames)[number],
  t: Labels,
): { rate: string; cohort: string } | null {
  if (outcomes.kind !== 'rates') return null;
  const rate = outcomes.rates.find((one) => one.name === name)?.value ?? null;
  if (rate === null) return null;
  // In a narrow cell the number stays with its unit.
  const learners = t.count('programmes.outcomes.learners', outcomes.cohort).replaceAll(' ', '\u00a0');
  return {
    rate: t('programmes.outcomes.percent', { rate: formatNumber(rate) }),
    cohort: t('programmes.decision.cohort', { year: outcomes.year, learners }),
  };
}
