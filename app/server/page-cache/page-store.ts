/** Cached pages, bounded by bytes: the least recently used are evicted first. */

import { LRUCache } from 'lru-cache';
import { type ContentChange, touches } from '~/content/questions/content-use.server';
import { asksForData } from '~/framework/data-requests';
import type { KeptPage, PageForm } from './kept-page';

export interface PageStore {
  get(key: string): KeptPage | undefined;
  /** Keeps a page for long, replacing the one with its key. */
  keep(key: string, page: KeptPage): void;
  /** Keeps a 404 or a redirect for a short time, in a separate part, so that invented addresses evict no page. */
  keepBriefly(key: string, page: KeptPage): void;
  remove(key: string): void;
  /** Updates the recorded size of a page. */
  measure(key: string, page: KeptPage): void;
  /**
   * Marks the pages affected by a change as stale; deletes none
   * @returns their number
   */
  markStale(change: ContentChange): number;
  readonly pages: number;
  /** Pages in each part of the memory. */
  readonly pagesByShare: Readonly<Record<PageShare, number>>;
  readonly bytes: number;
  /** The plain form of a page that is kept compressed: shared by all responses, the least recently used evicted. */
  plainForm(page: KeptPage): PageForm;
}

/** Pages without parameters; pages with parameters, such as filtered lists; loader data; short-lived responses. */
export type PageShare = 'whole' | 'narrowed' | 'data' | 'brief';

/**
 * Shares of the bytes. Visitors can invent any number of parameters and addresses, for documents and loader
 * data alike; with shares of their own, these evict no page.
 */
const shares: Readonly<Record<PageShare | 'plain', number>> = {
  whole: 9 / 16,
  narrowed: 3 / 16,
  data: 1 / 8,
  brief: 1 / 16,
  plain: 1 / 16,
};

export function createPageStore(maxBytes: number): PageStore {
  const plain = new LRUCache<KeptPage, PageForm>({ maxSize: bytesOf('plain') });
  function bytesOf(part: keyof typeof shares): number {
    return Math.max(1, Math.floor(maxBytes * shares[part]));
  }
  const room = (part: PageShare) =>
    new LRUCache<string, KeptPage>({ maxSize: bytesOf(part), dispose: (page) => plain.delete(page) });
  const [whole, narrowed, data, brief] = [room('whole'), room('narrowed'), room('data'), room('brief')];
  const rooms = { whole, narrowed, data, brief };
  const lastingFor = (key: string) => rooms[lastingShareOf(key)];
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
        if (kept.peek(key) !== page) continue;
        // Setting an entry again without deleting it would keep its old size.
        kept.delete(key);
        kept.set(key, page, { size: page.bytes });
      }
    },
    plainForm(page) {
      const held = plain.get(page);
      if (held) return held;
      const form = page.form(null);
      plain.set(page, form, { size: form.body.length });
      return form;
    },
    markStale(change) {
      let marked = 0;
      for (const page of [whole, narrowed, data].flatMap((kept) => [...kept.values()])) {
        if (!isTouched(page, change)) continue;
        expire(page, change);
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
      return Object.values(rooms).reduce((sum, { size }) => sum + size, 0);
    },
    get pagesByShare() {
      return { whole: whole.size, narrowed: narrowed.size, data: data.size, brief: brief.size };
    },
    get bytes() {
      return [plain, ...Object.values(rooms)].reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
    },
  };
}

/** The part of a long-lived page, by the parameters in its key. */
function lastingShareOf(key: string): Exclude<PageShare, 'brief'> {
  const mark = key.indexOf('?');
  if (mark === -1) return 'whole';
  return asksForData(key) ? 'data' : 'narrowed';
}

export function isTouched(page: KeptPage, change: ContentChange): boolean {
  for (const used of page.used) if (touches(used, change)) return true;
  return false;
}

export function expire(page: KeptPage, { urgent }: ContentChange): void {
  page.freshUntil = 0;
  page.refreshAfter = 0;
  page.changed ||= urgent === true;
}
