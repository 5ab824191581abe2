/** Kept pages, bounded by bytes: the least recently used go first. */
import { LRUCache } from 'lru-cache';
import { type ContentChange, touches } from '~/content/content-use.server';
import type { KeptPage } from './kept-page';

export interface PageStore {
  get(key: string): KeptPage | undefined;
  /** Keeps a page for long, in place of whatever has its key. */
  keep(key: string, page: KeptPage): void;
  /** Keeps a 404 or a redirect for a moment: apart, so that invented addresses push no page out. */
  keepBriefly(key: string, page: KeptPage): void;
  remove(key: string): void;
  /** Counts the bytes of a page anew. */
  measure(key: string, page: KeptPage): void;
  /** Marks the pages a change shows in as stale; nothing is deleted. @returns how many */
  markStale(change: ContentChange): number;
  readonly pages: number;
  readonly bytes: number;
}

/** Part of the bytes that is set aside for what is kept briefly. */
const briefShare = 1 / 16;

export function createPageStore(maxBytes: number): PageStore {
  const briefBytes = Math.floor(maxBytes * briefShare);
  const lasting = new LRUCache<string, KeptPage>({ maxSize: maxBytes - briefBytes });
  const brief = new LRUCache<string, KeptPage>({ maxSize: briefBytes });
  return {
    get: (key) => lasting.get(key) ?? brief.get(key),
    keep(key, page) {
      brief.delete(key);
      lasting.set(key, page, { size: page.bytes });
    },
    keepBriefly(key, page) {
      lasting.delete(key);
      brief.set(key, page, { size: page.bytes });
    },
    remove(key) {
      lasting.delete(key);
      brief.delete(key);
    },
    measure(key, page) {
      for (const part of [lasting, brief]) {
        if (part.peek(key) === page) part.set(key, page, { size: page.bytes });
      }
    },
    markStale(change) {
      let marked = 0;
      for (const page of lasting.values()) {
        if (!isTouched(page, change)) continue;
        page.freshUntil = 0;
        page.refreshAfter = 0;
        marked += 1;
      }
      for (const [key, page] of brief.entries()) {
        if (!isTouched(page, change)) continue;
        brief.delete(key);
        marked += 1;
      }
      return marked;
    },
    get pages() {
      return lasting.size + brief.size;
    },
    get bytes() {
      return lasting.calculatedSize + brief.calculatedSize;
    },
  };
}

export function isTouched(page: KeptPage, change: ContentChange): boolean {
  for (const used of page.used) if (touches(used, change)) return true;
  return false;
}
