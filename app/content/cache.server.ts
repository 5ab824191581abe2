/**
 * Answers kept by URL: fresh for a minute, then served while one refresh runs, kept for a day for
 * when the service is away. One request in flight per URL, whatever the crowd.
 */
import { LRUCache } from 'lru-cache';
import {
  type CacheOptions,
  type Described,
  defaultAges,
  emptyAges,
  emptyBytes,
  type Held,
  mostRemembered,
  type Wish,
} from './cache-rules';
import type { ContentChange } from './content-use.server';
import { createDoubts, doubtRules } from './doubts';
import { countDropped } from './dropped.server';
import { askedPause, ContentNotFound, ContentUnavailable } from './errors';
import { createKeptAnswers, type Kept } from './kept-answers';
import { createLeftAlone } from './left-alone';

export interface ContentCache<T extends object> {
  get(key: string, wish: Wish<T>): Promise<Held<T>>;
  /** Marks what matches as stale; nothing is deleted. @returns how many */
  markStale(matches: (value: T, key: string) => boolean): number;
  /** Forgets every answer: whoever asks next waits for the service. */
  forget(): void;
  /** An editor's change makes believable what would be doubted (decision 033). */
  explain(change: ContentChange): void;
  readonly entries: number;
  /** Bytes of what is kept, as they are counted. */
  readonly bytes: number;
  /** Answers kept although the service says that they are gone, or that hardly anything is left of them. */
  readonly doubted: number;
}

export function createContentCache<T extends object>(options: CacheOptions<T>): ContentCache<T> {
  const { clock, describe, copies, log, ages = defaultAges } = options;
  const kept = createKeptAnswers<T>(options.maxBytes, Math.min(emptyBytes, options.maxBytes));
  /** What an answer held that is no longer kept: bad news about it is bad news all the same. */
  const heldOnce = new LRUCache<string, Pick<Described, 'path' | 'entries'>>({ max: mostRemembered });
  const leftAlone = createLeftAlone(clock);
  const doubts = createDoubts(log);
  type Flight = { entry: Promise<Kept<T>>; overtakenBy: ((value: T, key: string) => boolean)[] };
  const inFlight = new Map<string, Flight>();

  function entryOf(value: T, key: string, age: number, wanted: number): Kept<T> {
    const now = clock();
    const empty = describe(value, key).entries === 0;
    const fresh = now + (empty ? Math.min(wanted, emptyAges.fresh) : wanted);
    const keptUntil = now + (empty ? emptyAges.kept : ages.kept - age);
    return { value, freshUntil: fresh, refreshAfter: fresh, keptUntil };
  }

  /** @throws {ContentUnavailable} bad news that is not believed yet: what is known stays */
  function weigh(key: string, known: Pick<Described, 'path' | 'entries'> | undefined, found: number | null) {
    if (!known) return;
    const news = { key, path: known.path, known: known.entries, found };
    if (doubts.believes(news, clock())) return;
    countDropped('answer');
    throw new ContentUnavailable(`${known.path}: what the service says is doubted`, {
      retryAfterSeconds: doubtRules.askAgain / 1000,
    });
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
          heldOnce.delete(key);
          copies?.remove(key);
        }
        const old = kept.peek(key);
        if (old) old.refreshAfter = clock() + Math.max(ages.backOff, askedPause(error));
        else leftAlone.note(key, error);
        throw error;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { entry, overtakenBy });
    return entry;

    function keep(entry: Kept<T>): Kept<T> {
      const { bytes, entries, path } = describe(entry.value, key);
      if (entries === 0) heldOnce.delete(key);
      else heldOnce.set(key, { path, entries });
      if (!passes) kept.set(key, entry, bytes, entries === 0);
      return entry;
    }

    async function loadAndKeep(copy?: T): Promise<Kept<T>> {
      const last = kept.peek(key)?.value ?? copy;
      const known = last ? describe(last, key) : heldOnce.get(key);
      const value = await load(last).catch((error: unknown) => {
        if (error instanceof ContentNotFound) weigh(key, known, null);
        throw error;
      });
      const found = describe(value, key).entries ?? 1;
      // A list that is never empty and comes so is refused below; what else is gone is doubted with it.
      if (found === 0) weigh(key, known, found);
      check?.(value);
      if (found > 0) weigh(key, known, found);
      if (!wish.guess || found > 0) copies?.write(key, value);
      // What changed while the answer was on its way may not be in it.
      const overtaken = overtakenBy.some((matches) => matches(value, key));
      return keep(entryOf(value, key, 0, overtaken ? 0 : ages.fresh));
    }

    async function copyOrLoad(): Promise<Kept<T>> {
      const copy = await usableCopy();
      // Nobody waits for what is read in passing: the service's own answer first, the copy when there is none.
      if (!passes && copy?.exact && copy.age < ages.kept) return keep(entryOf(copy.value, key, copy.age, 0));
      try {
        return await loadAndKeep(copy?.value);
      } catch (error) {
        if (error instanceof ContentNotFound || !copy) throw error;
        const entry = keep(entryOf(copy.value, key, 0, 0));
        entry.refreshAfter = clock() + Math.max(ages.backOff, askedPause(error));
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
      if (entry && clock() >= entry.keptUntil) {
        kept.delete(key);
        heldOnce.delete(key);
        entry = undefined;
      }
      if (!entry) {
        leftAlone.refuse(key);
        entry = await refresh(key, wish);
      }
      if (clock() >= entry.refreshAfter) {
        const old = entry;
        const refreshed = refresh(key, wish).catch((error: unknown) => {
          if (error instanceof ContentNotFound && wish.patient) throw error;
          return old;
        });
        if (wish.patient) entry = await refreshed;
      }
      const now = clock();
      const { value, freshUntil, refreshAfter } = entry;
      return { value, stale: now >= freshUntil, askAgainIn: Math.max(0, refreshAfter - now) };
    },
    forget() {
      for (const { overtakenBy } of inFlight.values()) overtakenBy.push(() => true);
      for (const [key] of kept.all()) kept.delete(key);
      heldOnce.clear();
    },
    markStale(matches) {
      for (const { overtakenBy } of inFlight.values()) overtakenBy.push(matches);
      let marked = 0;
      for (const [key, entry] of kept.all()) {
        if (!matches(entry.value, key)) continue;
        entry.freshUntil = 0;
        entry.refreshAfter = 0;
        marked += 1;
      }
      return marked;
    },
    explain: (change) => doubts.explain(change, clock()),
    get entries() {
      return kept.parts.whole.entries + kept.parts.empty.entries;
    },
    get bytes() {
      return kept.parts.whole.bytes + kept.parts.empty.bytes;
    },
    get doubted() {
      return doubts.open;
    },
  };
}
