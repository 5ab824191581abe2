/** Questions that were never answered and that the service asked to leave alone (`Retry-After`, RFC 9110 §10.2.3). */
import { LRUCache } from 'lru-cache';
import { mostRemembered } from './cache-rules';
import type { Clock } from './clock';
import { askedPause, wasAnswered } from './errors';

export interface LeftAlone {
  /** Remembers a failure for as long as the service asked; doubts of our own go on being looked into. */
  note(key: string, error: unknown): void;
  /** @throws the failure that was noted, while its time lasts */
  refuse(key: string): void;
}

export function createLeftAlone(clock: Clock): LeftAlone {
  const noted = new LRUCache<string, { until: number; error: unknown }>({ max: mostRemembered });
  return {
    note(key, error) {
      const pause = askedPause(error);
      if (pause > 0 && wasAnswered(error)) noted.set(key, { until: clock() + pause, error });
    },
    refuse(key) {
      const alone = noted.get(key);
      if (alone && clock() < alone.until) throw alone.error;
    },
  };
}
