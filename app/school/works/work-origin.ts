/** Whose work it is: `Promotion 2025 · Nantes`. Pure. */
import type { Labels } from '~/site/labels';
import type { WorkSummary } from './works.server';

export function workOrigin(
  { year, campus }: Partial<Pick<WorkSummary, 'year' | 'campus'>>,
  t: Labels,
): string {
  return [year ? t('works.cohort', { year: String(year) }) : null, campus?.title].filter(Boolean).join(' · ');
}
