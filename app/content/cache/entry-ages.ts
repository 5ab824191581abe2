import type { Clock } from '~/base/clock';
import { type Ages, type Described, emptyAges } from './cache-rules';
import type { Kept } from './kept-answers';

interface AgedOptions<T> {
  describe(value: T, key: string): Described;
  clock: Clock;
  ages: Ages;
}

export interface EntryAges<T extends object> {
  /** Milliseconds for which a value is fresh. */
  freshFor(value: T, key: string): number;
  /** @param age milliseconds since it was asked for @param stale whether it is to be asked for again at once */
  entryOf(value: T, key: string, age: number, stale: boolean): Kept<T>;
}

/** How long values are fresh and kept; empty ones for less. */
export function createEntryAges<T extends object>({ describe, clock, ages }: AgedOptions<T>): EntryAges<T> {
  const isEmpty = (value: T, key: string) => describe(value, key).entries === 0;
  const freshFor = (value: T, key: string) =>
    isEmpty(value, key) ? Math.min(ages.fresh, emptyAges.fresh) : ages.fresh;
  return {
    freshFor,
    entryOf(value, key, age, stale) {
      const now = clock();
      const freshUntil = now + (stale ? 0 : Math.max(0, freshFor(value, key) - age));
      const keptUntil = now + (isEmpty(value, key) ? emptyAges.kept : ages.kept - age);
      return { value, freshUntil, refreshAfter: freshUntil, keptUntil };
    },
  };
}
