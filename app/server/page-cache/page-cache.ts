/**
 * Cache of rendered pages: fresh for a minute and until the next publication, then served stale while one refresh
 * runs, kept for a day in case the content service is down. A page is rendered once for all who ask meanwhile
 * (`fetch` of `lru-cache`).
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { ContentChange } from '~/content/content-change';
import { printablePath } from '~/site/printable-path';
import { createPublications } from './awaited-pages';
import type { CachedPage, FreshnessHeaders } from './cached-page';
import type { PageRequest } from './page-key';
import { countHits } from './popular-pages';
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
  freshnessHeaders(page: CachedPage): FreshnessHeaders;
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

/** Milliseconds a visitor waits for a render. */
const deadline = 4000;
/** Milliseconds a visitor waits for the refresh of a page with an editor's change. */
const patience = 1500;
/** Refreshes at a time: after an outage every page is stale, and the content service is requested all of them. */
const maxRefreshes = 4;
/** Multiple of the deadline after which a render that never ends is abandoned, so that its page can be retried. */
const abandonAfter = 8;
/** Refreshes a visitor waits for: one that began before an editor's change is followed by another. */
const maxWaits = 2;
/** Of the bytes: visitors can invent parameters and addresses, which evict no page. */
const shareOfInvented = 3 / 8;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, mayRefresh, patientUntil = () => 0 } = options;
  const whole = createStore(1 - shareOfInvented);
  const invented = createStore(shareOfInvented);
  const rendering = new Set<string>();
  const publications = createPublications();
  const countHit = countHits(log);
  let renders = 0;
  let refreshing = 0;

  /** @param share of all bytes */
  function createStore(share: number) {
    return new LRUCache<string, CachedPage, { pageRequest: PageRequest; network: string | undefined }>({
      maxSize: Math.max(1, Math.floor(options.maxBytes * share)),
      sizeCalculation: ({ forms }) => forms.bytes,
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
    const publicationsBefore = publications.count;
    const old = previous?.isLasting(clock()) ? previous : undefined;
    rendering.add(pageRequest.key);
    renders += 1;
    try {
      const work = renderPage(pageRequest, old !== undefined, options, network);
      const rendered = await within(abandonAfter * patienceOfVisitor(), work);
      const page = old ? betterOf(old, rendered) : renewed(rendered.page, rendered);
      page.publications = publicationsBefore;
      return page;
    } catch (error) {
      if (!old) throw error;
      log.warn({ err: error, path: printablePath(pageRequest.path) }, 'a page could not be refreshed');
      old.publications = publicationsBefore;
      old.postpone(500, clock());
      return old;
    } finally {
      rendering.delete(pageRequest.key);
    }
  }

  /** The last good page, if it is better than the result of a refresh, or the same. */
  function betterOf(old: CachedPage, rendered: RenderedPage): CachedPage {
    const { page, use } = rendered;
    const { retention, response } = page;
    const hasFailed = retention.kind === 'none' ? retention.why === 'failed' : use.failed;
    if (hasFailed) {
      old.postpone(response.status === 200 ? 503 : response.status, clock());
      return old;
    }
    const isSame = retention.kind === 'page' && page.forms.digest === old.forms.digest;
    return renewed(isSame ? old : page, rendered);
  }

  /** The page with its new times; compressed before it replaces another, so that no visitor waits for it. */
  function renewed(page: CachedPage, { use }: RenderedPage): CachedPage {
    page.renew(use, clock());
    // Nearly every client accepts brotli, and only compressed forms are kept.
    if (page.retention.kind !== 'none') page.forms.for('br');
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

  function find(
    pageRequest: PageRequest,
    waits = maxWaits,
    remainingPatience = patience,
  ): ReturnType<PageCache['find']> {
    const { key, path } = pageRequest;
    const page = whole.get(key) ?? invented.get(key);
    if (page === undefined) return undefined;
    const now = clock();
    if (page.isFresh(now, publications.count)) {
      countHit(page);
      return page;
    }
    if (!page.isLasting(now)) return undefined;
    const isAwaited = publications.isAwaited(path, page.publications);
    const isDue = page.isDue(now, publications.count);
    if (isDue && !rendering.has(key) && (isAwaited || refreshing < maxRefreshes) && mayRefresh())
      refresh(pageRequest).catch(() => undefined);
    if (isAwaited && waits > 0 && remainingPatience > 0 && rendering.has(key)) {
      const findAgain = () => find(pageRequest, waits - 1, remainingPatience - (clock() - now));
      return within(remainingPatience, fetch(pageRequest)).then(findAgain, findAgain);
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
    freshnessHeaders: (page) => page.freshnessHeadersAt(clock(), publications.count),
    markStale(change) {
      publications.note(change);
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
