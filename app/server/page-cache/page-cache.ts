/**
 * Cache of rendered pages: fresh for a minute and until the next publication, then served stale while one refresh
 * runs, kept for a day in case the content service is down. A page is rendered once for all who ask meanwhile
 * (`fetch` of `lru-cache`).
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { ContentChange } from '~/content/content-change';
import { printablePath } from '~/site/printable-path';
import { awaitedPages } from './awaited-pages';
import type { CachedPage } from './cached-page';
import type { PageRequest } from './page-key';
import { cacheTimes, maxRefreshes } from './policy';
import { type RenderedPage, type RenderOptions, renderPage } from './render-page';
import { within } from './within';

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
  page: CachedPage;
  /** Another request's render was shared. */
  collapsed: boolean;
}

export interface PageCache {
  /**
   * The kept page, fresh or stale. A stale one is refreshed behind the request; only a page on which an editor looks
   * for a change is waited for, a second and a half.
   */
  find(pageRequest: PageRequest): CachedPage | undefined | Promise<CachedPage | undefined>;
  /**
   * Renders a page that is not kept, or joins the pending render.
   *
   * @param network of the client, for its turn @throws {RenderTooSlow}
   */
  obtain(pageRequest: PageRequest, network?: string): Promise<ObtainedPage>;
  /** `Age` and `Cache-Status` of a kept page. */
  freshnessHeaders(page: CachedPage): { age: string; status: string };
  /** A publication makes every page stale; deletes none. @returns how many */
  markStale(change: ContentChange): number;
  readonly pages: number;
  /** Pages the school has, and what visitors can invent. */
  readonly parts: Readonly<Record<'whole' | 'invented', number>>;
  readonly bytes: number;
  readonly renders: number;
  /** Number of pending renders. */
  readonly rendering: number;
  isRendering(pageRequest: PageRequest): boolean;
}

/** Milliseconds a visitor waits for a render, and for the refresh of a page with an editor's change. */
const [deadline, patience] = [4000, 1500];
/** Multiple of the deadline after which a render that never ends is abandoned, so that its page can be retried. */
const abandonAfter = 8;
/** Refreshes a visitor waits for: one that began before an editor's change is followed by another. */
const maxWaits = 2;
/** Publications whose pages are waited for. */
const maxPublications = 100;
/** Requests for a page after which its smallest form is worth making, and pages that may wait for it. */
const [popular, maxImproved] = [3, 50];
/** Of the bytes: visitors can invent parameters and addresses, which evict no page. */
const shareOfInvented = 3 / 8;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, mayRefresh, patientUntil = () => 0 } = options;
  const [whole, invented] = [share(1 - shareOfInvented), share(shareOfInvented)];
  const rendering = new Set<string>();
  const awaited: { publication: number; isAwaited: (path: string) => boolean }[] = [];
  let [publications, renders, refreshing, improving] = [0, 0, 0, 0];
  let improved = Promise.resolve();

  function share(part: number) {
    return new LRUCache<string, CachedPage, { pageRequest: PageRequest; network: string | undefined }>({
      maxSize: Math.max(1, Math.floor(options.maxBytes * part)),
      sizeCalculation: ({ bytes }) => bytes,
      fetchMethod: (_, old, { context }) => render(context.pageRequest, old, context.network),
      // What is evicted meanwhile is still sent.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
    });
  }

  const patienceOfVisitor = () => Math.max(deadline, patientUntil() - clock());

  async function render(
    pageRequest: PageRequest,
    previous: CachedPage | undefined,
    network?: string,
  ): Promise<CachedPage> {
    const began = publications;
    const old = previous && isLasting(previous) ? previous : undefined;
    rendering.add(pageRequest.key);
    renders += 1;
    try {
      const work = renderPage(pageRequest, old !== undefined, options, network);
      const rendered = await within(abandonAfter * patienceOfVisitor(), work);
      const page = old ? betterOf(old, rendered) : toKeep(rendered.page, rendered);
      page.publications = began;
      return page;
    } catch (error) {
      if (!old) throw error;
      log.warn({ err: error, path: printablePath(pageRequest.path) }, 'a page could not be refreshed');
      old.publications = began;
      return postpone(old, 500);
    } finally {
      rendering.delete(pageRequest.key);
    }
  }

  const isLasting = (page: CachedPage) => page.retention.kind === 'page' && clock() < page.keptUntil;

  /** The last good page, if it is better than the result of a refresh, or the same. */
  function betterOf(old: CachedPage, rendered: RenderedPage): CachedPage {
    const { page, use } = rendered;
    const { kind } = page.retention;
    const failed = 'why' in page.retention ? page.retention.why === 'failed' : use.failed;
    if (failed) return postpone(old, page.response.status === 200 ? 503 : page.response.status);
    return toKeep(kind === 'page' && page.digest === old.digest ? old : page, rendered);
  }

  /** With its times; compressed before it replaces another, so that no visitor waits for it. */
  function toKeep(page: CachedPage, { page: { retention }, use }: RenderedPage): CachedPage {
    if (retention.kind === 'none') return page;
    const now = clock();
    const stale = use.stale && retention.kind === 'page';
    // Content stayed stale although the render waited for it: the service is down or doubted, so retry later.
    const isServiceAway = stale && use.waitForFresh;
    page.storedAt = now;
    page.keptUntil = now + retention.kept;
    page.freshUntil = stale ? now : now + retention.fresh;
    page.refreshAfter = isServiceAway ? now + Math.max(cacheTimes.backOff, use.askAgainIn) : page.freshUntil;
    page.failedWith = isServiceAway ? 503 : null;
    // Nearly every client accepts brotli, and only compressed forms are kept.
    page.form('br');
    return page;
  }

  function postpone(page: CachedPage, status: number): CachedPage {
    const now = clock();
    page.failedWith = status;
    page.freshUntil = Math.min(page.freshUntil, now);
    page.refreshAfter = now + cacheTimes.backOff;
    return page;
  }

  /** Starts the render of a page, or joins the pending one. */
  async function fetch(pageRequest: PageRequest, network?: string): Promise<CachedPage> {
    const { key } = pageRequest;
    const store = key.includes('?') ? invented : whole;
    const page = await store.fetch(key, { context: { pageRequest, network }, forceRefresh: true });
    if (!page) throw new Error('a render has no page');
    if (page.retention.kind !== 'page' && store.peek(key) === page) {
      store.delete(key);
      if (page.retention.kind === 'brief') invented.set(key, page);
    }
    return page;
  }

  async function refresh(pageRequest: PageRequest): Promise<void> {
    refreshing += 1;
    try {
      await fetch(pageRequest);
    } finally {
      refreshing -= 1;
    }
  }

  function isAwaited(page: CachedPage, path: string): boolean {
    return awaited.some(({ publication, isAwaited }) => publication > page.publications && isAwaited(path));
  }

  function countHit(page: CachedPage): void {
    page.hits += 1;
    if (page.hits !== popular || improving >= maxImproved) return;
    improving += 1;
    const failed = (error: unknown) => log.warn({ err: error }, 'a page could not be compressed');
    // One at a time.
    improved = improved.then(() => page.improve().catch(failed)).finally(() => (improving -= 1));
  }

  function find(
    pageRequest: PageRequest,
    waits = maxWaits,
    patienceLeft = patience,
  ): ReturnType<PageCache['find']> {
    const { key, path } = pageRequest;
    const page = whole.get(key) ?? invented.get(key);
    if (page === undefined) return undefined;
    const now = clock();
    const isPublished = page.publications === publications;
    if (now < page.freshUntil && isPublished) {
      countHit(page);
      return page;
    }
    if (!isLasting(page)) return undefined;
    const waited = !isPublished && isAwaited(page, path);
    const isDue = !isPublished || now >= page.refreshAfter;
    if (isDue && !rendering.has(key) && (waited || refreshing < maxRefreshes) && mayRefresh())
      refresh(pageRequest).catch(() => undefined);
    if (waited && waits > 0 && patienceLeft > 0 && rendering.has(key)) {
      const again = () => find(pageRequest, waits - 1, patienceLeft - (clock() - now));
      return within(patienceLeft, fetch(pageRequest)).then(again, again);
    }
    countHit(page);
    return page;
  }

  return {
    find,
    async obtain(pageRequest, network) {
      const collapsed = rendering.has(pageRequest.key);
      return { page: await within(patienceOfVisitor(), fetch(pageRequest, network)), collapsed };
    },
    freshnessHeaders: (page) => page.freshnessHeadersAt(clock(), publications),
    markStale(change) {
      publications += 1;
      awaited.push({ publication: publications, isAwaited: awaitedPages(change) });
      if (awaited.length > maxPublications) awaited.shift();
      return whole.size + invented.size;
    },
    get pages() {
      return whole.size + invented.size;
    },
    get parts() {
      return { whole: whole.size, invented: invented.size };
    },
    get bytes() {
      return whole.calculatedSize + invented.calculatedSize;
    },
    get renders() {
      return renders;
    },
    get rendering() {
      return rendering.size;
    },
    isRendering: ({ key }) => rendering.has(key),
  };
}
