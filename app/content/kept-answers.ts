/**
 * Answers in memory, in two parts. An empty answer may belong to an invented query: it is kept for seconds in
 * a part of its own, and evicts no answer that pages need (decision 033).
 */
import { LRUCache } from 'lru-cache';

export interface Kept<T extends object> {
  value: T;
  freshUntil: number;
  /** When the next refresh may start: when no longer fresh, or some time after a failed refresh. */
  refreshAfter: number;
  /** When it expires, even as a stale answer. */
  keptUntil: number;
  /** An editor's change touched it: whoever reads it waits for its refresh. */
  changed?: boolean;
}

export interface KeptAnswers<T extends object> {
  /** Counts as a use: the least recently used is evicted first. */
  get(key: string): Kept<T> | undefined;
  peek(key: string): Kept<T> | undefined;
  has(key: string): boolean;
  /** @param bytes of the entry with its key and what was parsed from it */
  set(key: string, entry: Kept<T>, bytes: number, empty: boolean): void;
  delete(key: string): void;
  all(): Iterable<[string, Kept<T>]>;
  /** Makes answers stale. @param changed whether readers wait for their refresh @returns how many */
  expire(matches: (value: T, key: string) => boolean, changed: boolean): number;
  /** Entries and bytes of each part. */
  readonly parts: Readonly<Record<'whole' | 'empty', { entries: number; bytes: number }>>;
}

/** @param emptyBytes for empty answers, in addition to `maxBytes` */
export function createKeptAnswers<T extends object>(maxBytes: number, emptyBytes: number): KeptAnswers<T> {
  const whole = new LRUCache<string, Kept<T>>({ maxSize: maxBytes });
  const empty = new LRUCache<string, Kept<T>>({ maxSize: emptyBytes });
  const partOf = (key: string) => (whole.has(key) ? whole : empty);
  function* all(): Iterable<[string, Kept<T>]> {
    yield* whole.entries();
    yield* empty.entries();
  }
  return {
    all,
    expire(matches, changed) {
      let marked = 0;
      for (const [key, entry] of all()) {
        if (!matches(entry.value, key)) continue;
        Object.assign(entry, { freshUntil: 0, refreshAfter: 0, changed });
        marked += 1;
      }
      return marked;
    },
    get: (key) => partOf(key).get(key),
    peek: (key) => partOf(key).peek(key),
    has: (key) => whole.has(key) || empty.has(key),
    set(key, entry, bytes, isEmpty) {
      (isEmpty ? whole : empty).delete(key);
      (isEmpty ? empty : whole).set(key, entry, { size: Math.max(1, Math.round(bytes)) });
    },
    delete(key) {
      whole.delete(key);
      empty.delete(key);
    },
    get parts() {
      return {
        whole: { entries: whole.size, bytes: whole.calculatedSize },
        empty: { entries: empty.size, bytes: empty.calculatedSize },
      };
    },
  };
}
