/** Collections that failed a moment ago: what pages show beside their subject leaves them alone meanwhile. */

import type { Clock } from '~/base/clock';
import { ContentError, ContentUnavailable } from '../calls/errors';
import type { BoundaryReport } from './boundary-report';

export interface TroubledCollections {
  /** @throws the failure, while the path's collection is left alone */
  throwWhileTroubled(path: string): void;
  /** Notes and logs what a call for the path failed with. */
  note(path: string, error: unknown): void;
}

/** Milliseconds: a page without its part is made again after three seconds, and must not wait for it each time. */
const pause = 5_000;

/** @param isAway whether nothing is answered: the log has a line for that, and needs none for each collection */
export function createTroubledCollections(
  clock: Clock,
  report: Pick<BoundaryReport, 'warn'>,
  isAway: () => boolean = () => false,
): TroubledCollections {
  const troubles = new Map<string, { error: unknown; until: number }>();
  return {
    throwWhileTroubled(path) {
      const trouble = troubles.get(collectionOfPath(path));
      if (trouble && clock() < trouble.until) throw trouble.error;
    },
    note(path, error) {
      const collection = collectionOfPath(path);
      // What was thrown above is not a new failure.
      if (troubles.get(collection)?.error === error) return;
      troubles.set(collection, { error, until: clock() + pause });
      if (isAway()) return;
      // Where it is known what the account may not read, it is logged.
      if (error instanceof ContentUnavailable && error.answered === 403) return;
      const why = error instanceof ContentError ? error.errorText : String(error);
      report.warn({ path: collection, why }, 'content could not be had: pages go without where they can');
    },
  };
}

/** `/events` of `/events/portes-ouvertes-lyon`. */
export function collectionOfPath(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}
