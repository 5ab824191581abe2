/** The published rates of a programme's results, in words. Pure. */
import { formatNumber } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { PublishedOutcomes, RateName } from '../../../content-model/rules/outcomes';

/** The name of a rate. @param certification null for a course that awards neither diploma nor title */
export function rateName(name: RateName, { certification }: { certification: unknown }, t: Labels): string {
  return t(`programmes.outcomes.${name === 'success' && certification === null ? 'assessed' : name}`);
}

/** `88 %`, or that it was not measured. */
export function rateText(rate: number | null, t: Labels): string {
  if (rate === null) return t('programmes.outcomes.notMeasured');
  return t('programmes.outcomes.percent', { rate: formatNumber(rate) });
}

/** A rate with its name and cohort; nothing if it may not be published or was not measured. */
export function rateWords(
  { outcomes, certification }: { outcomes: PublishedOutcomes; certification: unknown },
  name: RateName,
  t: Labels,
): { rate: string; what: string; cohort: string } | null {
  if (outcomes.kind !== 'rates') return null;
  const rate = outcomes.rates.find((published) => published.name === name)?.value ?? null;
  if (rate === null) return null;
  // In a narrow cell the number stays with its unit.
  const learners = t.count('programmes.outcomes.learners', outcomes.cohort).replaceAll(' ', '\u00a0');
  return {
    rate: rateText(rate, t),
    what: rateName(name, { certification }, t),
    cohort: t('programmes.decision.cohort', { year: outcomes.year, learners }),
  };
}
