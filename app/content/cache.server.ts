/**
 * Answers kept by URL: fresh for a minute, then served while one refresh runs, kept for a day for
 * when the service is away. One request in flight per URL, whatever the crowd.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock';
import { ContentError, ContentNotFound } from './errors';

export interface Ages {
  /** Milliseconds an answer is fresh. */
  fresh: number;
  /** Milliseconds it is kept at all. */
  kept: number;
  /** Milliseconds after a failed refresh before the next one is tried. */
  backOff: number;
}

export const defaultAges: Ages = { fresh: 60_000, kept: 86_400_000, backOff: 3_000 };

interface Kept<T extends object> {
  value: T;
  storedAt: number;
  /** Set on purge and after a failed refresh: when the next refresh may start. */
  refreshAfter: number;
}

export interface ContentCache<T extends object> {
  /**
   * @param load asks the service; called at most once at a time per key
   * @param size approximate bytes of a value
   */
  get(key: string, load: () => Promise<T>, size: (value: T) => number): Promise<T>;
  /** Marks what matches as stale; nothing is deleted. */
  markStale(matches: (key: string) => boolean): number;
  readonly entries: number;
}

/** @param maxBytes the least recently used answers go when the cache grows beyond */
export function createContentCache<T extends object>(
  maxBytes: number,
  clock: Clock,
  ages: Ages = defaultAges,
): ContentCache<T> {
  const kept = new LRUCache<string, Kept<T>>({ maxSize: maxBytes });
  const inFlight = new Map<string, Promise<T>>();

  function refresh(key: string, load: () => Promise<T>, size: (value: T) => number): Promise<T> {
    const running = inFlight.get(key);
    if (running) return running;
    const started = load()
      .then((value) => {
        const now = clock();
        kept.set(key, { value, storedAt: now, refreshAfter: now + ages.fresh }, { size: size(value) + 1 });
        return value;
      })
      .catch((error: unknown) => {
        // What is gone from the service is gone from here too; any other failure keeps the last good.
        if (error instanceof ContentNotFound) kept.delete(key);
        throw error;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  }

  return {
    async get(key, load, size) {
      const now = clock();
      const entry = kept.get(key);
      if (!entry || now - entry.storedAt >= ages.kept) return refresh(key, load, size);
      if (now >= entry.refreshAfter && !inFlight.has(key)) {
        refresh(key, load, size).catch((error: unknown) => {
          const seconds = error instanceof ContentError ? retryAfter(error) : 0;
          entry.refreshAfter = clock() + Math.max(ages.backOff, seconds * 1000);
        });
      }
      return entry.value;
    },
    markStale(matches) {
      let marked = 0;
      for (const [key, entry] of kept.entries()) {
        if (!matches(key)) continue;
        entry.refreshAfter = 0;
        marked += 1;
      }
      return marked;
    },
    get entries() {
      return kept.size;
    },
  };
}

function retryAfter(error: ContentError): number {
  return 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds ?? 0) : 0;
}
