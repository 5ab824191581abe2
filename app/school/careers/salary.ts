/** The salary of a career, in words. Pure. */
import { formatEuros } from '~/site/format';
import type { Labels } from '~/site/labels';

/** Gross euros a year, from beginner to experienced: `de 22 000 € à 27 000 €`; one figure when both are the same. */
export function salaryText({ from, to }: { from: number; to: number }, t: Labels): string {
  if (from === to) return formatEuros(from);
  return t('careers.sheet.salaryRange', {
    from: formatEuros(Math.min(from, to)),
    to: formatEuros(Math.max(from, to)),
  });
}
