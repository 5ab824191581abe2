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

export interface StoredAnswer<T extends object> {
  value: T;
  freshUntil: number;
  /** When the next refresh may start: when no longer fresh, or some time after a failed refresh. */
  refreshAfter: number;
  /** The end of the service's own `Retry-After`: no editor's change shortens it. */
  pauseUntil?: number;
  /** When it expires, even as a stale answer. */
  storedUntil: number;
  /** An editor's change touched it: the next reader waits for its refresh. */
  changed?: boolean;
}

export interface AnswerStore<T extends object> {
  /** Counts as a use: the least recently used is evicted first. */
  get(key: string): StoredAnswer<T> | undefined;
  peek(key: string): StoredAnswer<T> | undefined;
  has(key: string): boolean;
  /** @param bytes of the entry with its key and what was parsed from it */
  set(key: string, entry: StoredAnswer<T>, bytes: number, share: AnswerShare): void;
  delete(key: string): void;
  all(): Iterable<[string, StoredAnswer<T>]>;
  /** Makes answers stale. @param changed whether readers wait for their refresh @returns how many */
  expire(matches: (value: T, key: string) => boolean, changed: boolean): number;
  /** Entries and bytes of each share. */
  readonly shares: Readonly<Record<AnswerShare, { entries: number; bytes: number }>>;
}

export function createAnswerStore<T extends object>(sizes: ShareSizes): AnswerStore<T> {
  const createShare = (maxSize: number) => new LRUCache<string, StoredAnswer<T>>({ maxSize });
  const caches = {
    pages: createShare(sizes.pages),
    chosen: createShare(sizes.chosen),
    empty: createShare(sizes.empty),
  };
  const all = Object.values(caches);
  const holderOf = (key: string) => all.find((share) => share.has(key));
  function* entries(): Iterable<[string, StoredAnswer<T>]> {
    for (const share of all) yield* share.entries();
  }
  const fill = (share: LRUCache<string, StoredAnswer<T>>) => ({
    entries: share.size,
    bytes: share.calculatedSize,
  });
  return {
    all: entries,
    expire(matches, changed) {
      let marked = 0;
      for (const [key, entry] of entries()) {
        if (!matches(entry.value, key)) continue;
        Object.assign(entry, { freshUntil: 0, refreshAfter: entry.pauseUntil ?? 0, changed });
        marked += 1;
      }
      return marked;
    },
    get: (key) => holderOf(key)?.get(key),
    peek: (key) => holderOf(key)?.peek(key),
    has: (key) => holderOf(key) !== undefined,
    set(key, entry, bytes, share) {
      holderOf(key)?.delete(key);
      caches[share].set(key, entry, { size: Math.max(1, Math.round(bytes)) });
    },
    delete: (key) => void holderOf(key)?.delete(key),
    get shares() {
      return { pages: fill(caches.pages), chosen: fill(caches.chosen), empty: fill(caches.empty) };
    },
  };
}
