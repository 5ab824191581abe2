/** Distances from a place, and the number of entries near it, in words. Pure. */
import { formatNumber } from '~/site/format';
import type { CountKey, Labels } from '~/site/labels';
import type { Position } from '../globe';
import { isOnSite, kilometresFrom, reachInKilometres } from './within-reach';

/** `à 12 km`, `sur place` */
export function awayText(from: Position, to: Position, t: Labels): string {
  const kilometres = kilometresFrom(from, to);
  if (!Number.isFinite(kilometres)) return '';
  if (isOnSite(from, to)) return t('campuses.near.here');
  return t('campuses.place.away', { distance: formatNumber(kilometres) }).replaceAll(' ', '\u00a0');
}

export interface VicinityCounts {
  total: number;
  /** Null without a place. */
  onSite: number | null;
  /** Entries that are at no place, at the end of the list. */
  elsewhere?: number;
}

/** `3 offres sur place, 12 à moins de 150 km`; without a place `45 offres` */
export function countText(
  key: CountKey,
  { total, onSite, elsewhere = 0 }: VicinityCounts,
  t: Labels,
): string {
  if (onSite === null || total === 0) return t.count(key, total);
  const counts = [
    { label: 'campuses.around.onSite', count: onSite },
    { label: 'campuses.around.within', count: total - onSite - elsewhere },
    { label: 'campuses.around.elsewhere', count: elsewhere },
  ] as const;
  // Only the first number has its noun.
  return counts
    .filter(({ count }) => count > 0)
    .map(({ label, count }, index) =>
      t(label, { count: index === 0 ? t.count(key, count) : count, kilometres: reachInKilometres }),
    )
    .join(', ');
}
