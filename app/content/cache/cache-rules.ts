/** How long and how much the content cache keeps. */
import type { Clock } from '~/base/clock';
import type { ShareSizes } from './answer-store';
import type { KnownAnswer } from './losses';

export interface Ages {
  /** Milliseconds an answer is fresh. */
  fresh: number;
  /** Milliseconds it is kept at all. */
  stored: number;
  /** Milliseconds after a failed refresh before the next one is tried. */
  backOff: number;
}

export const defaultAges: Ages = { fresh: 60_000, stored: 86_400_000, backOff: 3_000 };

/** The same for empty answers. */
export const emptyAges = { fresh: 20_000, stored: 60_000 };
/**
 * Bytes of answers in memory. Pages: the demonstration's own take 12 MB, those of a school with 13,000 entries 30.
 * Chosen: some two hundred lists. Empty: more than a thousand.
 */
export const defaultSizes: ShareSizes = {
  pages: 36 * 1024 * 1024,
  chosen: 4 * 1024 * 1024,
  empty: 4 * 1024 * 1024,
};
/** Answers whose number of entries is remembered, also after eviction. */
export const mostCounts = 5000;

/** What the cache needs to know of a value, to store it and to judge the next one. */
export interface AnswerFacts extends KnownAnswer {
  /** Bytes in memory, with its key. */
  bytes: number;
}

export interface CacheResult<T> {
  value: T;
  /** No longer fresh. */
  stale: boolean;
  /** Milliseconds until the next refresh may start. */
  askAgainIn: number;
}

export interface CacheLookup<T> {
  /**
   * Asks the service; called at most once at a time per key.
   *
   * @param last the last good value, to be returned when nothing has changed
   */
  load(last: T | undefined): Promise<T>;
  /** Throws when a value is unusable: the last good one stays. */
  check?: ((value: T) => void) | undefined;
  /** Slugs of entries that the question is about, such as the campus of a list of events. */
  subjects?: readonly string[] | undefined;
  /** Waits for a refresh instead of taking a stale answer; takes the stale one when the refresh fails. */
  waitForFresh?: boolean | undefined;
  /** The query contains user input: an empty answer is not copied to disk, another evicts none of the pages' own. */
  fromUserInput?: boolean | undefined;
  /** Reads the answer without adding it to memory, for bulk reads; it is still copied to disk. */
  uncached?: boolean | undefined;
}

export interface Copy<T> {
  value: T;
  age: number;
  /** It answers this very key. */
  exact: boolean;
  /** An editor's change touched it since: the next reader waits for its refresh. */
  overtaken?: boolean;
}

/** Copies that outlive the process. */
export interface Copies<T> {
  /** The copy, whatever its age in milliseconds. */
  read(key: string): Promise<Copy<T> | null>;
  write(key: string, value: T): void;
  remove(key: string): void;
}

/** What one instance wants of the others, or of the service. */
export interface SharedLookup<T> {
  /** The last good value, to be returned when nothing has changed. */
  last: T | undefined;
  /** Milliseconds for which a value is fresh. */
  freshFor(value: T): number;
  /** Asks the service; throws when the answer is not to be used, by any instance. */
  load(): Promise<T>;
}

/** Values that several instances share. */
export interface SharedValues<T> {
  /**
   * A value that another instance was given and that is still fresh, else what `load` gives, called by one instance
   * at a time.
   *
   * @returns the value and its age in milliseconds
   */
  obtain(key: string, lookup: SharedLookup<T>): Promise<{ value: T; age: number }>;
}

/** Of an instance that is alone. */
export const singleInstance = {
  async obtain<T>(_key: string, { load }: SharedLookup<T>) {
    return { value: await load(), age: 0 };
  },
};

export interface CacheOptions<T> {
  /** The least recently used answers of each part are evicted beyond this many bytes. */
  sizes: ShareSizes;
  clock: Clock;
  describe(value: T, key: string): AnswerFacts;
  /** Names of each entry that a list has lost; null: nobody knows. */
  missing?: (last: T, found: T) => readonly (readonly string[])[] | null;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Called for each answer whose bad news is not believed: the last good one stays in its place. */
  onRefused?: () => void;
  ages?: Ages;
  copies?: Copies<T> | undefined;
  shared?: SharedValues<T> | undefined;
}
