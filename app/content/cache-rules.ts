/** How long and how much the content cache keeps. */
import type { Clock } from './clock';

export interface Ages {
  /** Milliseconds an answer is fresh. */
  fresh: number;
  /** Milliseconds it is kept at all. */
  kept: number;
  /** Milliseconds after a failed refresh before the next one is tried. */
  backOff: number;
}

export const defaultAges: Ages = { fresh: 60_000, kept: 86_400_000, backOff: 3_000 };

/** The same for what found nothing. */
export const emptyAges = { fresh: 20_000, kept: 60_000 };
/** Bytes of what found nothing: some three thousand answers. */
export const emptyBytes = 4 * 1024 * 1024;
/** Answers of which is remembered how much they held, whether they are kept or not. */
export const mostRemembered = 5000;

/** A value as far as keeping it and doubting the next one needs. */
export interface Described {
  /** Bytes in memory, with its key. */
  bytes: number;
  /** Path of the call. */
  path: string;
  /** Entries of a list; null for what is none. */
  entries: number | null;
}

export interface Held<T> {
  value: T;
  /** Older than a fresh answer may be. */
  stale: boolean;
  /** Milliseconds until the service is asked for it again at the soonest. */
  askAgainIn: number;
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
  /** Made of what a visitor wrote: when nothing is found, it is not worth a copy. */
  guess?: boolean | undefined;
  /** Reads it once, as a step of something larger: what is not kept already is kept on disk alone. */
  inPassing?: boolean | undefined;
}

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
  describe(value: T, key: string): Described;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  ages?: Ages;
  copies?: Copies<T> | undefined;
}
