/** Collections the content service does not let the account read (403): asked again ever less often. */

import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '../calls/errors';
import { type BackOff, pauseAfter } from './back-off';

export interface MissingRights {
  /** @throws {ContentUnavailable} while a collection that was refused is left alone */
  throwWhileRefused(path: string): void;
  /** Notes what a call for the path ended with. @returns what to throw */
  note(path: string, error?: unknown): unknown;
}

const pauses: BackOff = { first: 1000, longest: 60_000 };

export function createMissingRights(
  clock: Clock,
  log: { warn(fields: Record<string, unknown>, message: string): void },
  random: () => number = Math.random,
): MissingRights {
  const refused = new Map<string, { times: number; until: number }>();
  const collectionOf = (path: string) => path.split('/')[1] ?? '';
  const refusal = (collection: string, until: number) =>
    new ContentUnavailable(`/${collection}: the account may not read it (403)`, {
      answered: 403,
      retryAfterSeconds: Math.max(0, until - clock()) / 1000,
    });

  return {
    throwWhileRefused(path) {
      const collection = collectionOf(path);
      const known = refused.get(collection);
      if (known && clock() < known.until) throw refusal(collection, known.until);
    },
    note(path, error) {
      const collection = collectionOf(path);
      if (error === undefined) {
        refused.delete(collection);
        return undefined;
      }
      if (!(error instanceof ContentUnavailable) || error.answered !== 403) return error;
      const times = (refused.get(collection)?.times ?? 0) + 1;
      const until = clock() + pauseAfter(times, pauses, random());
      refused.set(collection, { times, until });
      if (times === 1)
        log.warn(
          { path: `/${collection}`, why: error.errorText },
          'the content service does not let the account read a collection: it is asked again, ever less often',
        );
      return refusal(collection, until);
    },
  };
}
