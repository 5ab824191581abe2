/** Honours `Retry-After` (RFC 9110 §10.2.3) for queries that have no cached answer. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { ContentUnavailable, isAskedPause, retryAfterMs } from '../calls/errors';
import { mostCounts } from './cache-rules';

export interface RetryAfter {
  /** Remembers a failure for as long as the service asked; doubts of the site itself are not remembered. */
  remember(key: string, error: unknown): void;
  /** @throws {ContentUnavailable} until the time the service asked for has passed */
  throwWhileWaiting(key: string): void;
}

export function createRetryAfter(clock: Clock): RetryAfter {
  const noted = new LRUCache<string, { until: number; answered: number }>({ max: mostCounts });
  return {
    remember(key, error) {
      if (!isAskedPause(error)) return;
      noted.set(key, { until: clock() + retryAfterMs(error), answered: error.answered });
    },
    throwWhileWaiting(key) {
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
