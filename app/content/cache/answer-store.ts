/**
 * Answers in memory, in three shares. What visitors choose (filters, later pages) has a share of its own: its
 * combinations evict no answer that every page needs. So has an empty answer, which may belong to an invented query
 * and is kept for seconds (decision 033).
 */
import { LRUCache } from 'lru-cache';

/** Bytes of each share. */
export interface ShareSizes {
  /** What pages ask for themselves. */
  pages: number;
  /** What visitors chose. */
  chosen: number;
  empty: number;
}
export type AnswerShare = keyof ShareSizes;

export interface Kept<T extends object> {
  value: T;
  freshUntil: number;
  /** When the next refresh may start: when no longer fresh, or some time after a failed refresh. */
  refreshAfter: number;
  /** The end of the service's own `Retry-After`: no editor's change shortens it. */
  leftAloneUntil?: number;
  /** When it expires, even as a stale answer. */
  keptUntil: number;
  /** An editor's change touched it: the next reader waits for its refresh. */
  changed?: boolean;
}

export interface AnswerStore<T extends object> {
  /** Counts as a use: the least recently used is evicted first. */
  get(key: string): Kept<T> | undefined;
  peek(key: string): Kept<T> | undefined;
  has(key: string): boolean;
  /** @param bytes of the entry with its key and what was parsed from it */
  set(key: string, entry: Kept<T>, bytes: number, part: AnswerShare): void;
  delete(key: string): void;
  all(): Iterable<[string, Kept<T>]>;
  /** Makes answers stale. @param changed whether readers wait for their refresh @returns how many */
  expire(matches: (value: T, key: string) => boolean, changed: boolean): number;
  /** Entries and bytes of each share. */
  readonly shares: Readonly<Record<AnswerShare, { entries: number; bytes: number }>>;
}

export function createAnswerStore<T extends object>(sizes: ShareSizes): AnswerStore<T> {
  const partOf = (maxSize: number) => new LRUCache<string, Kept<T>>({ maxSize });
  const parts = { pages: partOf(sizes.pages), chosen: partOf(sizes.chosen), empty: partOf(sizes.empty) };
  const all = Object.values(parts);
  const holderOf = (key: string) => all.find((part) => part.has(key));
  function* entries(): Iterable<[string, Kept<T>]> {
    for (const part of all) yield* part.entries();
  }
  const fill = (part: LRUCache<string, Kept<T>>) => ({ entries: part.size, bytes: part.calculatedSize });
  return {
    all: entries,
    expire(matches, changed) {
      let marked = 0;
      for (const [key, entry] of entries()) {
        if (!matches(entry.value, key)) continue;
        Object.assign(entry, { freshUntil: 0, refreshAfter: entry.leftAloneUntil ?? 0, changed });
        marked += 1;
      }
      return marked;
    },
    get: (key) => holderOf(key)?.get(key),
    peek: (key) => holderOf(key)?.peek(key),
    has: (key) => holderOf(key) !== undefined,
    set(key, entry, bytes, part) {
      holderOf(key)?.delete(key);
      parts[part].set(key, entry, { size: Math.max(1, Math.round(bytes)) });
    },
    delete: (key) => void holderOf(key)?.delete(key),
    get shares() {
      return { pages: fill(parts.pages), chosen: fill(parts.chosen), empty: fill(parts.empty) };
    },
  };
}
