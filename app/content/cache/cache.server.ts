/**
 * Cache of answers by URL: fresh for a minute, then served stale while one refresh runs, kept for a day in
 * case the service is down. At most one request in flight per URL.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { ContentNotFound, isAskedPause, retryAfterMs } from '../calls/errors';
import type { ContentChange } from '../questions/content-use.server';
import { type AnswerShare, createAnswerStore, type StoredAnswer } from './answer-store';
import {
  type Ages,
  type AnswerFacts,
  type CacheLookup,
  type CacheOptions,
  type CacheResult,
  defaultAges,
  emptyAges,
  mostCounts,
  singleInstance,
} from './cache-rules';
import { createLosses, type KnownAnswer } from './losses';
import { createRefreshTurns } from './refresh-turns';
import { createRetryAfter } from './retry-after';
import { usableCopy } from './usable-copy';

export interface ContentCache<T extends object> {
  get(key: string, lookup: CacheLookup<T>): Promise<CacheResult<T>>;
  /**
   * Marks matching answers as stale; deletes none. @param urgent whether readers wait for fresh ones @returns how many
   */
  markStale(matches: (value: T, key: string) => boolean, urgent?: boolean): number;
  /** Deletes every answer: the next read waits for the service. */
  forget(): void;
  /** Notes a message of the content service, which explains the loss of what it names (decision 033). */
  explain(change: ContentChange): void;
  readonly entries: number;
  /** Estimated bytes of the cached answers. */
  readonly bytes: number;
  /** Answers kept although the service reports them gone or nearly empty. */
  readonly doubted: number;
}

export function createContentCache<T extends object>(options: CacheOptions<T>): ContentCache<T> {
  const { clock, describe, copies, shared = singleInstance, log, ages = defaultAges } = options;
  const kept = createAnswerStore<T>(options.sizes);
  /** Path and entries of evicted answers too: their disappearance is doubted all the same. */
  const lastKnown = new LRUCache<string, KnownAnswer>({ max: mostCounts });
  const { entryOf, freshFor } = createEntryAges<T>({ describe, clock, ages });
  const retryAfter = createRetryAfter(clock);
  const losses = createLosses({ clock, log, onRefused: options.onRefused });
  type Change = { matches: (value: T, key: string) => boolean; urgent: boolean };
  const everything: Change = { matches: () => true, urgent: false };
  const inFlight = new Map<
    string,
    { entry: Promise<StoredAnswer<T>>; hurry: () => void; overtakenBy: Change[] }
  >();
  const turns = createRefreshTurns();
  const putOff = (entry: StoredAnswer<T>, error: unknown, begunAt: number) => {
    const now = clock();
    const pause = retryAfterMs(error);
    const isAsked = isAskedPause(error);
    // A call that hung has taken its time already.
    const backOff = begunAt + ages.backOff;
    // What was not sent costs the service nothing: it is asked as soon as it may be.
    entry.refreshAfter = isAsked ? Math.max(backOff, now + pause) : pause ? now + pause : backOff;
    entry.pauseUntil = now + (isAsked ? pause : 0);
    entry.changed = false;
  };

  /** Joins the refresh in progress, or starts one; without a reader who waits it takes its turn. */
  function refresh(key: string, lookup: CacheLookup<T>, awaited = true): Promise<StoredAnswer<T>> {
    const running = inFlight.get(key);
    if (awaited) running?.hurry();
    if (running) return running.entry;
    const { load, check, subjects } = lookup;
    const uncached = lookup.uncached && !kept.has(key);
    const overtakenBy: Change[] = [];
    let before: StoredAnswer<T> | undefined;
    let begunAt = clock();
    const { result, hurry } = turns.inTurn(() => {
      begunAt = clock();
      // A change before the call is in its answer.
      overtakenBy.length = 0;
      before = kept.peek(key);
      return before ? loadAndKeep() : copyOrLoad();
    });
    if (awaited) hurry();
    const entry = result
      .catch((error: unknown) => {
        // Any failure but a 404 keeps the last good answer.
        if (error instanceof ContentNotFound) {
          kept.delete(key);
          lastKnown.delete(key);
          copies?.remove(key);
        }
        // Evicted meanwhile, it is the last good answer still.
        const isOver = error instanceof ContentNotFound || overtakenBy.includes(everything);
        const old = kept.peek(key) ?? (isOver || clock() >= (before?.storedUntil ?? 0) ? undefined : before);
        if (old) putOff(old, error, begunAt);
        else retryAfter.remember(key, error);
        if (!old || kept.has(key)) throw error;
        return keep(old);
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { entry, hurry, overtakenBy });
    return entry;

    function keep(entry: StoredAnswer<T>): StoredAnswer<T> {
      const { bytes, ...known } = describe(entry.value, key);
      const { entries } = known;
      if (entries === 0) lastKnown.delete(key);
      else lastKnown.set(key, known);
      const part: AnswerShare = lookup.fromUserInput ? 'chosen' : 'pages';
      if (!uncached) kept.set(key, entry, bytes, entries === 0 ? 'empty' : part);
      return entry;
    }

    async function loadAndKeep(copy?: T): Promise<StoredAnswer<T>> {
      const last = kept.peek(key)?.value ?? copy;
      const known = last ? describe(last, key) : lastKnown.get(key);
      const judge = (value: T) => {
        const found = describe(value, key);
        const facts = { subjects, missing: () => (last && options.missing?.(last, value)) ?? null };
        check?.(value);
        losses.weigh(key, known, found, facts);
        return value;
      };
      let own: T | undefined;
      const loadAndJudge = async () => {
        own = judge(await load(last));
        return own;
      };
      // A visitor's choice is asked for by one instance; bulk reads are every instance's own.
      const { obtain } = lookup.fromUserInput && !lookup.uncached ? singleInstance : shared;
      const wanted = { last, freshFor: (value: T) => freshFor(value, key), load: loadAndJudge };
      const { value, age } = await obtain(key, wanted).catch((error: unknown) => {
        if (error instanceof ContentNotFound) losses.weigh(key, known, null);
        throw error;
      });
      if (value !== own) judge(value);
      const found = describe(value, key).entries ?? 1;
      if (!lookup.fromUserInput || found > 0) copies?.write(key, value);
      // The answer may not contain a change that was made while it was in flight.
      const overtaken = overtakenBy.filter(({ matches }) => matches(value, key));
      const made = entryOf(value, key, age, overtaken.length > 0);
      return keep({ ...made, changed: overtaken.some(({ urgent }) => urgent) });
    }

    async function copyOrLoad(): Promise<StoredAnswer<T>> {
      const copy = await usableCopy(copies, key, check);
      // No visitor waits for an uncached read: the service first, the copy only when that fails.
      if (!uncached && copy?.exact && copy.age < ages.stored)
        return keep({ ...entryOf(copy.value, key, copy.age, true), changed: copy.overtaken === true });
      try {
        return await loadAndKeep(copy?.value);
      } catch (error) {
        if (error instanceof ContentNotFound || !copy) throw error;
        const entry = keep(entryOf(copy.value, key, 0, true));
        putOff(entry, error, begunAt);
        return entry;
      }
    }
  }

  return {
    async get(key, lookup) {
      let entry = kept.get(key);
      if (entry && clock() >= entry.storedUntil) {
        kept.delete(key);
        lastKnown.delete(key);
        entry = undefined;
      }
      if (!entry) {
        retryAfter.throwWhileWaiting(key);
        entry = await refresh(key, lookup);
      }
      if (clock() >= entry.refreshAfter) {
        const old = entry;
        const awaited = lookup.waitForFresh || old.changed;
        const refreshOrKeep = () =>
          refresh(key, lookup, awaited).catch((error: unknown) => {
            if (error instanceof ContentNotFound && awaited) throw error;
            return old;
          });
        const first = refreshOrKeep();
        if (awaited) entry = await first;
        // An answer requested before the change may not contain it.
        if (awaited && entry.changed) entry = await refreshOrKeep();
      }
      const now = clock();
      const { value, freshUntil, refreshAfter } = entry;
      return { value, stale: now >= freshUntil, askAgainIn: Math.max(0, refreshAfter - now) };
    },
    forget() {
      for (const { overtakenBy } of inFlight.values()) overtakenBy.push(everything);
      for (const [key] of kept.all()) kept.delete(key);
      lastKnown.clear();
    },
    markStale(matches, urgent = false) {
      for (const { overtakenBy } of inFlight.values()) overtakenBy.push({ matches, urgent });
      return kept.expire(matches, urgent);
    },
    explain: losses.explain,
    get entries() {
      return Object.values(kept.shares).reduce((sum, { entries }) => sum + entries, 0);
    },
    get bytes() {
      return Object.values(kept.shares).reduce((sum, { bytes }) => sum + bytes, 0);
    },
    get doubted() {
      return losses.open;
    },
  };
}

interface AgedOptions<T> {
  describe(value: T, key: string): AnswerFacts;
  clock: Clock;
  ages: Ages;
}

interface EntryAges<T extends object> {
  /** Milliseconds for which a value is fresh. */
  freshFor(value: T, key: string): number;
  /** @param age milliseconds since it was asked for @param stale whether it is to be asked for again at once */
  entryOf(value: T, key: string, age: number, stale: boolean): StoredAnswer<T>;
}

/** How long values are fresh and kept; empty ones for less. */
function createEntryAges<T extends object>({ describe, clock, ages }: AgedOptions<T>): EntryAges<T> {
  const isEmpty = (value: T, key: string) => describe(value, key).entries === 0;
  const freshFor = (value: T, key: string) =>
    isEmpty(value, key) ? Math.min(ages.fresh, emptyAges.fresh) : ages.fresh;
  return {
    freshFor,
    entryOf(value, key, age, stale) {
      const now = clock();
      const freshUntil = now + (stale ? 0 : Math.max(0, freshFor(value, key) - age));
      const storedUntil = now + (isEmpty(value, key) ? emptyAges.stored : ages.stored - age);
      return { value, freshUntil, refreshAfter: freshUntil, storedUntil: storedUntil };
    },
  };
}
