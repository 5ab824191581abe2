/**
 * Cache of rendered pages: fresh for a minute, then served stale while one refresh runs, kept for a day in
 * case the content service is down. At most one render per page at a time.
 */
import type { Clock } from '~/base/clock';
import type { ContentChange, ContentUse } from '~/content/questions/content-use.server';
import { printablePath } from '~/site/printable-path';
import type { Encoding } from '../http/compress';
import type { KeptPage, PageForm } from './kept-page';
import type { AskedPage } from './page-key';
import { createPageStore, expire, isTouched, type PageStore } from './page-store';
import { createPendingRenders } from './pending-renders';
import { cacheTimes, freshnessOf, mostRefreshes, type Retention } from './policy';
import { type RenderedPage, type RenderOptions, renderPage } from './rendered-page';
import { createFormImprover } from './smallest-form';

export interface PageCacheOptions extends RenderOptions {
  maxBytes: number;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Whether a refresh may succeed: false while the content service is known to be down. */
  mayRefresh: () => boolean;
  /** When a start has had its time: until then visitors wait as long for a render. */
  patientUntil?: () => number;
}

export interface ObtainedPage {
  page: KeptPage;
  stored: boolean;
  /** Another request's render was shared. */
  collapsed: boolean;
  /** False: the response is private to one visitor, so every other request needs its own render. */
  shareable: boolean;
}

export interface PageCache {
  /** The cached page, fresh or stale. A stale one is refreshed in the background. */
  find(asked: AskedPage): KeptPage | undefined;
  /** Resolves when the refresh of a page with an editor's change ends or takes too long; null: none is pending. */
  waitForRefresh(asked: AskedPage, page: KeptPage, milliseconds: number): Promise<void> | null;
  /**
   * Renders a page that is not cached, or joins the pending render.
   *
   * @param network of the client, for its turn @throws {RenderTooSlow}
   */
  obtain(asked: AskedPage, network?: string): Promise<ObtainedPage>;
  /** `Age` and `Cache-Status` of a cached page. */
  freshnessHeaders(page: KeptPage): { age: string; status: string };
  /** A page's bytes in an encoding. */
  form(asked: AskedPage, page: KeptPage, encoding: Encoding | null): PageForm;
  /** Marks the pages affected by a change as stale. @returns how many */
  markStale(change: ContentChange): number;
  readonly pages: number;
  readonly parts: PageStore['pagesByShare'];
  readonly bytes: number;
  readonly renders: number;
  /** Number of pending renders. */
  readonly rendering: number;
  isRendering(asked: AskedPage): boolean;
}

/** Milliseconds a visitor waits for a render. */
const deadline = 4000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, mayRefresh, patientUntil = () => 0 } = options;
  const store = createPageStore(options.maxBytes);
  const pendingRenders = createPendingRenders<RenderedPage>(() =>
    Math.max(deadline, patientUntil() - clock()),
  );
  const improver = createFormImprover(store.measure, log);
  let [renders, refreshing] = [0, 0];

  /** Starts the render of a page, or joins the pending one. */
  function startRender(
    asked: AskedPage,
    waitForFresh: boolean,
    settle: (rendered: RenderedPage) => void,
    network?: string,
  ) {
    return pendingRenders.join(asked.key, async (changes) => {
      renders += 1;
      const rendered = await renderPage(asked, waitForFresh, options, network);
      settle(rendered);
      const kept = store.get(asked.key);
      if (kept) for (const change of changes) if (isTouched(kept, change)) expire(kept, change);
      return rendered;
    });
  }

  /** Stores a page, or renews the times of one that has not changed. */
  function keep(
    key: string,
    page: KeptPage,
    retention: Exclude<Retention, { kind: 'none' }>,
    use: ContentUse,
  ): void {
    const now = clock();
    const stale = use.stale && retention.kind === 'page';
    page.storedAt = now;
    page.keptUntil = now + retention.kept;
    page.freshUntil = stale ? now : now + retention.fresh;
    // Content stayed stale although the render waited for it: the service is down or doubted, so retry later.
    const away = stale && use.waitForFresh;
    page.refreshAfter = away ? now + Math.max(cacheTimes.backOff, use.askAgainIn) : page.freshUntil;
    page.failedWith = away ? 503 : null;
    page.changed = false;
    // Nearly every client accepts brotli, and only the compressed form is kept.
    page.form('br');
    if (retention.kind === 'brief') store.keepBriefly(key, page);
    else store.keep(key, page);
  }

  function settleRefresh(key: string, old: KeptPage, rendered: RenderedPage): void {
    const { page, retention, use } = rendered;
    if (keepsOldPage(retention, use.failed)) {
      postpone(old, page.response.status === 200 ? 503 : page.response.status);
    } else if (retention.kind === 'none') {
      store.remove(key);
    } else if (retention.kind === 'page' && page.digest === old.digest) {
      old.used = page.used;
      keep(key, old, retention, use);
    } else {
      // Compressed before the page is replaced, so that no visitor waits for it.
      for (const encoding of old.encodings) page.form(encoding);
      keep(key, page, retention, use);
    }
  }

  function postpone(page: KeptPage, status: number): void {
    page.failedWith = status;
    page.changed = false;
    page.refreshAfter = clock() + cacheTimes.backOff;
  }

  async function refresh(asked: AskedPage, old: KeptPage): Promise<void> {
    refreshing += 1;
    try {
      await startRender(asked, true, (rendered) => settleRefresh(asked.key, old, rendered)).rendered;
    } catch (error) {
      log.warn({ err: error, path: printablePath(asked.path) }, 'a page could not be refreshed');
      postpone(old, 500);
    } finally {
      refreshing -= 1;
    }
  }

  return {
    find(asked) {
      const page = store.get(asked.key);
      if (!page) return undefined;
      const now = clock();
      const freshness = freshnessOf(page, now);
      if (freshness === 'gone') {
        store.remove(asked.key);
        return undefined;
      }
      improver.countHit(asked.key, page);
      const due = freshness === 'stale' && now >= page.refreshAfter && !pendingRenders.has(asked.key);
      if (due && (page.changed || refreshing < mostRefreshes) && mayRefresh()) void refresh(asked, page);
      return page;
    },
    waitForRefresh(asked, page, milliseconds) {
      const pending = page.changed ? pendingRenders.get(asked.key) : undefined;
      return pending ? waitAtMost(pending.rendered, milliseconds) : null;
    },
    async obtain(asked, network) {
      const collapsed = pendingRenders.has(asked.key);
      const settle = ({ page, retention, use }: RenderedPage) => {
        if (retention.kind !== 'none') keep(asked.key, page, retention, use);
      };
      const pendingRender = startRender(asked, false, settle, network);
      const { page, retention, shareable } = await pendingRender.rendered;
      return { page, stored: retention.kind !== 'none', collapsed, shareable };
    },
    freshnessHeaders: (page) => page.freshnessHeadersAt(clock()),
    form(asked, page, encoding) {
      if (encoding === null && page.compressedOnly) return store.plainForm(page);
      const made = !page.has(encoding);
      const form = page.form(encoding);
      if (made) store.measure(asked.key, page);
      return form;
    },
    markStale(change) {
      pendingRenders.addChange(change);
      return store.markStale(change);
    },
    get pages() {
      return store.pages;
    },
    get parts() {
      return store.pagesByShare;
    },
    get bytes() {
      return store.bytes;
    },
    get renders() {
      return renders;
    },
    get rendering() {
      return pendingRenders.size;
    },
    isRendering: ({ key }) => pendingRenders.has(key),
  };
}

/** Whether the last good page is better than the result of a refresh. */
function keepsOldPage(retention: Retention, degraded: boolean): boolean {
  return (retention.kind === 'none' && retention.why === 'failed') || (degraded && retention.kind !== 'none');
}

/** Resolves with the end of work, however it ends, or after so many milliseconds. */
function waitAtMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    work.then(end, end);
  });
}
