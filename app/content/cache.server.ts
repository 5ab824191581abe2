/**
 * Answers kept by URL: fresh for a minute, then served while one refresh runs, kept for a day for
 * when the service is away. One request in flight per URL, whatever the crowd.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock';
import { askedPause, ContentNotFound } from './errors';

export interface Ages {
  /** Milliseconds an answer is fresh. */
  fresh: number;
  /** Milliseconds it is kept at all. */
  kept: number;
  /** Milliseconds after a failed refresh before the next one is tried. */
  backOff: number;
}

export const defaultAges: Ages = { fresh: 60_000, kept: 86_400_000, backOff: 3_000 };

/** Copies that outlive the process. */
export interface Copies<T> {
  /** The copy, whatever its age in milliseconds; `exact` when it answers this very key. */
  read(key: string): Promise<{ value: T; age: number; exact: boolean } | null>;
  write(key: string, value: T): void;
  remove(key: string): void;
}

export interface CacheOptions<T> {
  /** The least recently used answers go when the cache grows beyond this many bytes. */
  maxBytes: number;
  clock: Clock;
  /** Approximate bytes of a value. */
  size(value: T): number;
  ages?: Ages;
  copies?: Copies<T> | undefined;
}

export interface Held<T> {
  value: T;
  /** Older than a fresh answer may be. */
  stale: boolean;
}

export interface Wish<T> {
  /**
   * Asks the service; called at most once at a time per key.
   *
   * @param last the last good value, to be answered again when nothing has changed
   */
  load(last: T | undefined): Promise<T>;
  /** Throws when a value is not what was asked for: it is not kept then, and the last good one stays. */
  check?: ((value: T) => void) | undefined;
  /** Rather waits for a refresh than takes a stale answer; when the refresh fails it takes it all the same. */
  patient?: boolean | undefined;
  /** Reads it once, as a step of something larger: what is not kept already is kept on disk alone. */
  inPassing?: boolean | undefined;
}

export interface ContentCache<T extends object> {
  get(key: string, wish: Wish<T>): Promise<Held<T>>;
  /** Marks what matches as stale; nothing is deleted. @returns how many */
  markStale(matches: (value: T, key: string) => boolean): number;
  readonly entries: number;
}

interface Kept<T extends object> {
  value: T;
  storedAt: number;
  freshUntil: number;
  /** When the next refresh may start: when no longer fresh, or some time after a failed refresh. */
  refreshAfter: number;
}

export function createContentCache<T extends object>(options: CacheOptions<T>): ContentCache<T> {
  const { clock, size, copies, ages = defaultAges } = options;
  const kept = new LRUCache<string, Kept<T>>({ maxSize: options.maxBytes });
  const inFlight = new Map<
    string,
    { entry: Promise<Kept<T>>; overtakenBy: ((value: T, key: string) => boolean)[] }
  >();

  function entryOf(value: T, age: number, fresh: number): Kept<T> {
    const now = clock();
    return { value, storedAt: now - age, freshUntil: now + fresh, refreshAfter: now + fresh };
  }

  /** Joins the refresh under way, or starts one. */
  function refresh(key: string, wish: Wish<T>): Promise<Kept<T>> {
    const running = inFlight.get(key);
    if (running) return running.entry;
    const { load, check } = wish;
    const passes = wish.inPassing && !kept.has(key);
    const overtakenBy: ((value: T, key: string) => boolean)[] = [];
    const entry = (kept.has(key) ? loadAndKeep() : copyOrLoad())
      .catch((error: unknown) => {
        // What is gone from the service is gone from here too; any other failure keeps the last good.
        if (error instanceof ContentNotFound) {
          kept.delete(key);
          copies?.remove(key);
        }
        const old = kept.peek(key);
        if (old) old.refreshAfter = clock() + Math.max(ages.backOff, askedPause(error));
        throw error;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { entry, overtakenBy });
    return entry;

    function keep(entry: Kept<T>): Kept<T> {
      if (!passes) kept.set(key, entry, { size: size(entry.value) + 1 });
      return entry;
    }

    async function loadAndKeep(): Promise<Kept<T>> {
      const value = await load(kept.peek(key)?.value);
      check?.(value);
      copies?.write(key, value);
      // What changed while the answer was on its way may not be in it.
      const overtaken = overtakenBy.some((matches) => matches(value, key));
      return keep(entryOf(value, 0, overtaken ? 0 : ages.fresh));
    }

    async function copyOrLoad(): Promise<Kept<T>> {
      // Nobody waits for what is read in passing: the service's own answer first, the copy when there is none.
      const copy = passes ? null : await usableCopy();
      if (copy?.exact && copy.age < ages.kept) return keep(entryOf(copy.value, copy.age, 0));
      try {
        return await loadAndKeep();
      } catch (error) {
        if (error instanceof ContentNotFound) throw error;
        const last = passes ? await usableCopy() : copy;
        if (!last) throw error;
        const entry = keep(entryOf(last.value, 0, 0));
        entry.refreshAfter = clock() + ages.backOff;
        return entry;
      }
    }

    /** A copy made by an older version of the site may no longer be what is asked for. */
    async function usableCopy() {
      const copy = await copies?.read(key);
      try {
        if (copy) check?.(copy.value);
        return copy;
      } catch {
        return null;
      }
    }
  }

  return {
    async get(key, wish) {
      let entry = kept.get(key);
      if (entry && clock() - entry.storedAt >= ages.kept) {
        kept.delete(key);
        entry = undefined;
      }
      entry ??= await refresh(key, wish);
      if (clock() >= entry.refreshAfter) {
        const old = entry;
        const refreshed = refresh(key, wish).catch((error: unknown) => {
          if (error instanceof ContentNotFound && wish.patient) throw error;
          return old;
        });
        if (wish.patient) entry = await refreshed;
      }
      return { value: entry.value, stale: clock() >= entry.freshUntil };
    },
    markStale(matches) {
      for (const { overtakenBy } of inFlight.values()) overtakenBy.push(matches);
      let marked = 0;
      for (const [key, entry] of kept.entries()) {
        if (!matches(entry.value, key)) continue;
        entry.freshUntil = 0;
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
