/** How far a site keeps the criteria of accessibility, as its statement must say it (décret 2019-768). Pure. */
import type { Locale } from './locale';

/** Counts of criteria; whatever is not given is null or absent. */
export interface Assessment {
  /** An auditor of the site outside the school. */
  auditor?: unknown;
  conforming?: unknown;
  failing?: unknown;
}

type AccessibilityState = 'none' | 'partial' | 'full';

const stateWords: Record<Locale, Record<AccessibilityState, string>> = {
  fr: { none: 'non conforme', partial: 'partiellement conforme', full: 'totalement conforme' },
  en: { none: 'not compliant', partial: 'partially compliant', full: 'fully compliant' },
};

/** Share of the criteria that apply, 0 to 1; null where none was counted. */
export function conformityRate({ conforming, failing }: Assessment): number | null {
  if (typeof conforming !== 'number' || typeof failing !== 'number') return null;
  return conforming + failing > 0 ? conforming / (conforming + failing) : null;
}

/** Without an audit, or with less than half of the criteria, a site is not conforming (arrêté du 20 septembre 2019). */
export function accessibilityState(assessment: Assessment | null | undefined): AccessibilityState {
  const rate = assessment?.auditor ? conformityRate(assessment) : null;
  if (rate === null || rate < 0.5) return 'none';
  return rate === 1 ? 'full' : 'partial';
}

export const accessibilityWords = (assessment: Assessment | null | undefined, locale: Locale): string =>
  stateWords[locale][accessibilityState(assessment)];
