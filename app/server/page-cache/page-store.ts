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
  /** Pages in each part of the memory. */
  readonly parts: Readonly<Record<PagePart, number>>;
  readonly bytes: number;
}

/** Pages as they are; pages narrowed by parameters, such as filtered lists; what is kept for a moment. */
export type PagePart = 'whole' | 'narrowed' | 'brief';

/** Shares of the bytes. Visitors can make up any number of parameters and addresses: these push no page out. */
const narrowedShare = 1 / 4;
const briefShare = 1 / 16;

export function createPageStore(maxBytes: number): PageStore {
  const part = (share: number) =>
    new LRUCache<string, KeptPage>({ maxSize: Math.max(1, Math.floor(maxBytes * share)) });
  const whole = part(1 - narrowedShare - briefShare);
  const narrowed = part(narrowedShare);
  const brief = part(briefShare);
  const lastingFor = (key: string) => (isNarrowed(key) ? narrowed : whole);
  return {
    get: (key) => lastingFor(key).get(key) ?? brief.get(key),
    keep(key, page) {
      brief.delete(key);
      lastingFor(key).set(key, page, { size: page.bytes });
    },
    keepBriefly(key, page) {
      lastingFor(key).delete(key);
      brief.set(key, page, { size: page.bytes });
    },
    remove(key) {
      lastingFor(key).delete(key);
      brief.delete(key);
    },
    measure(key, page) {
      for (const kept of [lastingFor(key), brief]) {
        if (kept.peek(key) === page) kept.set(key, page, { size: page.bytes });
      }
    },
    markStale(change) {
      let marked = 0;
      for (const page of [...whole.values(), ...narrowed.values()]) {
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
      return whole.size + narrowed.size + brief.size;
    },
    get parts() {
      return { whole: whole.size, narrowed: narrowed.size, brief: brief.size };
    },
    get bytes() {
      return whole.calculatedSize + narrowed.calculatedSize + brief.calculatedSize;
    },
  };
}

/** Whether a parameter of the page itself stands in its key; `_data` only says in which form it is wanted. */
function isNarrowed(key: string): boolean {
  const mark = key.indexOf('?');
  return mark !== -1 && !key.startsWith('_data=', mark + 1);
}

export function isTouched(page: KeptPage, change: ContentChange): boolean {
  for (const used of page.used) if (touches(used, change)) return true;
  return false;
}
