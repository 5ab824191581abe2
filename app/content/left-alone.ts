/** Questions that were never answered and that the service asked to leave alone (`Retry-After`, RFC 9110 §10.2.3). */
import { LRUCache } from 'lru-cache';
import { mostRemembered } from './cache-rules';
import type { Clock } from './clock';
import { askedPause, ContentUnavailable } from './errors';

export interface LeftAlone {
  /** Remembers a failure for as long as the service asked; doubts of our own go on being looked into. */
  note(key: string, error: unknown): void;
  /** @throws {ContentUnavailable} while the time that was asked for lasts */
  refuse(key: string): void;
}

export function createLeftAlone(clock: Clock): LeftAlone {
  const noted = new LRUCache<string, { until: number; answered: number }>({ max: mostRemembered });
  return {
    note(key, error) {
      const pause = askedPause(error);
      if (pause === 0 || !(error instanceof ContentUnavailable) || error.answered === undefined) return;
      noted.set(key, { until: clock() + pause, answered: error.answered });
    },
    refuse(key) {
      const alone = noted.get(key);
      const left = alone ? alone.until - clock() : 0;
      if (!alone || left <= 0) return;
      const { answered } = alone;
      throw new ContentUnavailable(`${key}: left alone, as the service asked`, {
        answered,
        retryAfterSeconds: left / 1000,
      });
    },
  };
}
