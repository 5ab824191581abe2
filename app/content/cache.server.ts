/**
 * Answers by question, in memory: fresh for a minute, then shown stale while one question renews them, for a day in case
 * the service is away. At most one question of each kind is under way.
 *
 * `lru-cache` bounds the bytes and shares what is under way; ages are kept with the answers, since it knows no value that
 * is stale first and gone later. What visitors choose (filters, later pages) has a share of its own: its combinations
 * evict no answer that every page needs.
 */

import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { type Answer, sizeOfAnswer } from './answer.server';
import { missingEntries, summaryOf } from './answer-summary.server';
import { type ContentChange, isAffected, isOfChangedCollection, unknownChange } from './content-change';
import { ContentNotFound, ContentUnavailable, isPauseOfService, retryAfterMs } from './errors';
import { createLosses } from './losses';
import type { Pauses } from './pauses';
import { createRefreshTurns } from './refresh-turns';

/** Milliseconds. */
export const ages = {
  /** An answer is fresh, and kept at all. */
  fresh: 60_000,
  stored: 86_400_000,
  /** An empty answer, which may belong to an invented question, is fresh, and kept at all. */
  emptyFresh: 20_000,
  emptyStored: 60_000,
  /** After a failed question, before it is asked again. */
  backOff: 3000,
} as const;

/** Bytes of answers in memory. */
export interface CacheSizes {
  /** What pages ask for themselves. */
  pages: number;
  /** What visitors choose. */
  userInput: number;
}

/** Pages: the demonstration's own take 12 MB, those of a school with 13,000 entries 30. User input: some 200 lists. */
export const defaultSizes: CacheSizes = { pages: 36 * 1024 * 1024, userInput: 4 * 1024 * 1024 };

export interface CacheResult {
  value: Answer;
  /** No longer fresh. */
  stale: boolean;
  /** Milliseconds until the next refresh may start. */
  askAgainIn: number;
}

export interface CacheLookup {
  /**
   * Asks the service.
   *
   * @param last the last good answer, to be returned when nothing has changed
   */
  load(last: Answer | undefined): Promise<Answer>;
  /** Checks a copy as `load` checks an answer: throws when it is unusable. */
  check?: ((answer: Answer) => unknown) | undefined;
  /** Slugs of entries that the question is about, such as the campus of a list of events. */
  subjects?: readonly string[] | undefined;
  /** Waits for a refresh instead of taking a stale answer; takes the stale one when the refresh fails. */
  waitForFresh?: boolean | undefined;
  /** The question contains user input: an empty answer is not copied to disk, another evicts none of the pages' own. */
  fromUserInput?: boolean | undefined;
  /** Reads the answer without adding it to memory, for bulk reads; it is still copied to disk. */
  uncached?: boolean | undefined;
}

export interface Copy {
  value: Answer;
  age: number;
  /** It answers the same question, not that of another day. */
  exact: boolean;
}

/** Copies that outlive the process. */
export interface Copies {
  /** What was last written for the question, or for the same one on another day. */
  read(key: string): Promise<Copy | null>;
  write(key: string, answer: Answer): void;
  remove(key: string): void;
}

export interface CacheOptions {
  clock: Clock;
  pauses: Pauses;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  sizes?: CacheSizes;
  /** Called for each answer whose bad news is not believed: the last good one stays in its place. */
  onRefused?: () => void;
  copies?: Copies | undefined;
}

export interface ContentCache {
  /** @throws {ContentError} where there is no answer, not even an old one */
  get(key: string, lookup: CacheLookup): Promise<CacheResult>;
  /** Makes the answers that a change affects stale; deletes none. @returns how many */
  markStale(change: ContentChange): number;
  /** Deletes every answer: the next read waits for the service. */
  forget(): void;
  /** Notes a message of the content service, which explains the loss of what it names. */
  noteReportedChange(change: ContentChange): void;
  readonly entries: number;
  /** Estimated bytes of the answers. */
  readonly bytes: number;
  /** Number of answers kept although the service reports them gone or nearly empty. */
  readonly doubted: number;
}

interface CachedAnswer {
  readonly answer: Answer;
  readonly storedUntil: number;
  freshUntil: number;
  /** An editor's change touched it: the next reader waits for its refresh. */
  awaited: boolean;
}

/** A question under way. */
interface PendingQuestion {
  /** Asks it at once: a reader waits for the answer. */
  hurry(): void;
  /** Changes since it was sent: its answer may not contain them. */
  changes: ContentChange[];
}

export function createContentCache(options: CacheOptions): ContentCache {
  const { clock, pauses, copies, log, sizes = defaultSizes } = options;
  const losses = createLosses({ clock, log, onRefused: options.onRefused });
  const turns = createRefreshTurns();
  const underWay = new Map<string, PendingQuestion>();
  const createShare = (maxSize: number) =>
    new LRUCache<string, CachedAnswer, CacheLookup>({
      maxSize,
      sizeCalculation: ({ answer }, key) => Math.max(1, Math.round(sizeOfAnswer(answer, key))),
      // Evicted meanwhile, an answer is good for those who wait for it.
      ignoreFetchAbort: true,
      async fetchMethod(key, old, { context, options: storing }) {
        const asking: PendingQuestion = { hurry: () => undefined, changes: [] };
        const { result, hurry } = turns.inTurn(() => ask(key, old, context, asking));
        asking.hurry = hurry;
        underWay.set(key, asking);
        try {
          return await result;
        } finally {
          // What is larger than its share is not stored.
          if (context.uncached && !old) storing.size = Number.MAX_SAFE_INTEGER;
          if (underWay.get(key) === asking) underWay.delete(key);
        }
      },
    });
  const [pages, userInput] = [createShare(sizes.pages), createShare(sizes.userInput)];

  /** Asks the service, and takes the last good answer when it fails. @throws {ContentError} where there is none */
  async function ask(
    key: string,
    old: CachedAnswer | undefined,
    lookup: CacheLookup,
    asking: PendingQuestion,
  ): Promise<CachedAnswer> {
    const begunAt = clock();
    // A change before the question is in its answer.
    asking.changes.length = 0;
    const copy = old ? null : await usableCopy(key, lookup);
    // No visitor waits for a bulk read: the service first, the copy only when that fails.
    if (copy?.exact && copy.age < ages.stored && !lookup.uncached)
      return { ...keep(copy.value, copy.age), freshUntil: 0 };
    try {
      const value = await obtain(key, old?.answer ?? copy?.value, lookup);
      pauses.end('question', key);
      if (!lookup.fromUserInput || !isEmpty(value)) copies?.write(key, value);
      const cachedAnswer = keep(value, 0);
      for (const change of asking.changes) makeStaleIfAffected(cachedAnswer, change);
      return cachedAnswer;
    } catch (error) {
      if (error instanceof ContentNotFound) {
        copies?.remove(key);
        throw error;
      }
      const last = old && clock() < old.storedUntil ? old : copy && keep(copy.value, 0);
      // Where there is nothing to show, only what the service asked for is waited for.
      pauses.set('question', key, last ? pauseAfter(error, begunAt) : retryAfterMs(error), error);
      if (!last) throw error;
      return { ...last, freshUntil: 0, awaited: false };
    }
  }

  /** An answer of the service that is believed. @throws {ContentError} */
  async function obtain(key: string, last: Answer | undefined, { load, subjects }: CacheLookup) {
    const lastContent = last && summaryOf(last);
    try {
      const answer = await load(last);
      const missing = () => (last ? missingEntries(last, answer) : null);
      losses.weigh(key, lastContent, summaryOf(answer), { subjects, missing });
      return answer;
    } catch (error) {
      if (error instanceof ContentNotFound) losses.weigh(key, lastContent, null);
      throw error;
    }
  }

  /** The copy of an answer; null for an unusable one, which an older version of the site may have written. */
  async function usableCopy(key: string, { check }: CacheLookup): Promise<Copy | null> {
    const copy = (await copies?.read(key)) ?? null;
    try {
      if (copy) await check?.(copy.value);
      return copy;
    } catch {
      return null;
    }
  }

  function keep(answer: Answer, age: number): CachedAnswer {
    const now = clock();
    return {
      answer,
      freshUntil: now + Math.max(0, freshFor(answer) - age),
      storedUntil: now + (isEmpty(answer) ? ages.emptyStored : ages.stored - age),
      awaited: false,
    };
  }

  /** Milliseconds before a question that failed is asked again. */
  function pauseAfter(error: unknown, begunAt: number): number {
    const pause = retryAfterMs(error);
    // A call that hung has taken its time already.
    const backOff = begunAt + ages.backOff - clock();
    if (isPauseOfService(error)) return Math.max(backOff, pause);
    // What was not sent costs the service nothing: it is asked as soon as it may be.
    return pause || backOff;
  }

  /** Joins the question under way, or asks. @param awaited false: the stale answer is taken */
  async function renew(key: string, lookup: CacheLookup, awaited: boolean): Promise<CachedAnswer> {
    const fetching = shareOf(lookup).fetch(key, {
      context: lookup,
      forceRefresh: true,
      allowStale: !awaited,
    });
    if (awaited) underWay.get(key)?.hurry();
    return (await fetching) as CachedAnswer;
  }

  const shareOf = ({ fromUserInput }: CacheLookup) => (fromUserInput ? userInput : pages);

  /** The answer in memory, unless its day is over. */
  function find(key: string, lookup: CacheLookup): CachedAnswer | undefined {
    const cached = shareOf(lookup).get(key);
    if (!cached || clock() < cached.storedUntil) return cached;
    if (!underWay.has(key)) shareOf(lookup).delete(key);
    return undefined;
  }

  return {
    async get(key, lookup) {
      let cached = find(key, lookup);
      if (!cached) {
        throwWhilePaused(pauses, key);
        cached = await renew(key, lookup, true);
      }
      if (clock() >= cached.freshUntil && pauses.left('question', key) === 0) {
        const awaited = lookup.waitForFresh || cached.awaited;
        cached = await renew(key, lookup, awaited);
        // An answer asked for before the change may not contain it.
        if (awaited && cached.awaited) cached = await renew(key, lookup, true);
      }
      const fresh = Math.max(0, cached.freshUntil - clock());
      return { value: cached.answer, stale: fresh === 0, askAgainIn: fresh || pauses.left('question', key) };
    },
    markStale(change) {
      for (const { changes } of underWay.values()) changes.push(change);
      let touched = 0;
      for (const share of [pages, userInput])
        share.forEach((cached, key) => {
          if (!makeStaleIfAffected(cached, change)) return;
          touched += 1;
          // Only what the service asked for itself is not shortened.
          if (!isPauseOfService(pauses.last('question', key)?.error)) pauses.end('question', key);
        });
      return touched;
    },
    forget() {
      for (const { changes } of underWay.values()) changes.push(unknownChange);
      pages.clear();
      userInput.clear();
    },
    noteReportedChange: losses.noteReportedChange,
    get entries() {
      return pages.size + userInput.size;
    },
    get bytes() {
      return pages.calculatedSize + userInput.calculatedSize;
    },
    get doubted() {
      return losses.doubted;
    },
  };
}

const isEmpty = (answer: Answer) => summaryOf(answer).entries === 0;
const freshFor = (answer: Answer) => (isEmpty(answer) ? ages.emptyFresh : ages.fresh);

/** Makes an answer stale if a change affects it. @returns whether it does */
function makeStaleIfAffected(cached: CachedAnswer, change: ContentChange): boolean {
  if (!isAffected(cached.answer.used, change)) return false;
  cached.freshUntil = 0;
  cached.awaited ||= change.urgent === true && isOfChangedCollection(cached.answer.used, change);
  return true;
}

/** @throws {ContentUnavailable} until the time that the service asked for has passed (RFC 9110 §10.2.3) */
function throwWhilePaused(pauses: Pauses, key: string): void {
  const remainingPause = pauses.left('question', key);
  const error = pauses.last('question', key)?.error;
  if (remainingPause === 0 || !isPauseOfService(error)) return;
  throw new ContentUnavailable(`${key}: left alone, as the service asked`, {
    serviceStatus: error.serviceStatus,
    retryAfterSeconds: remainingPause / 1000,
  });
}
