/**
 * Rendered pages: fresh for a minute, then sent as they are while one refresh runs, kept for a day for
 * when the content service is away. One render at a time per page, whatever the crowd.
 */
import type { Clock } from '~/content/clock';
import type { ContentChange, ContentUse } from '~/content/content-use.server';
import { printablePath } from '~/site/printable-path';
import type { Encoding } from '../compress';
import type { Form, KeptPage } from './kept-page';
import type { AskedPage } from './page-key';
import { createPageStore, isTouched, type PageStore } from './page-store';
import { ages, freshnessOf, type Keeping } from './policy';
import { createRenderFlights } from './render-flights';
import { type RenderedPage, type RenderOptions, renderPage } from './rendered-page';
import { createImprover } from './smallest-form';

export interface PageCacheOptions extends RenderOptions {
  maxBytes: number;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Whether a refresh may succeed: not while the content service is known to be away. */
  worthRefreshing: () => boolean;
  /** Milliseconds a visitor waits for a render. */
  deadline?: number;
}

export interface Obtained {
  page: KeptPage;
  stored: boolean;
  /** Another request's render was shared. */
  collapsed: boolean;
  /** False: what was rendered is one visitor's own, and this visitor needs a render of their own. */
  shareable: boolean;
}

export interface PageCache {
  /** The page that is kept, fresh or stale. A stale one is refreshed behind the visitor's back. */
  find(asked: AskedPage): KeptPage | undefined;
  /** Renders a page that is not kept, or joins the render under way. @throws {RenderTooSlow} */
  obtain(asked: AskedPage): Promise<Obtained>;
  /** What a page that is kept says about its age. */
  notes(page: KeptPage): { age: string; status: string };
  /** A page's bytes in an encoding. */
  form(asked: AskedPage, page: KeptPage, encoding: Encoding | null): Form;
  /** Marks the pages a change shows in as stale. @returns how many */
  markStale(change: ContentChange): number;
  readonly pages: number;
  readonly parts: PageStore['parts'];
  readonly bytes: number;
  readonly renders: number;
  /** Renders under way. */
  readonly rendering: number;
  isRendering(asked: AskedPage): boolean;
}

const defaultDeadline = 4000;
export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, worthRefreshing, deadline = defaultDeadline } = options;
  const store = createPageStore(options.maxBytes);
  const flights = createRenderFlights<RenderedPage>(deadline);
  const improver = createImprover(store.measure, log);
  let renders = 0;

  /** The one render of a page: started, or joined. */
  function fly(asked: AskedPage, patient: boolean, settle: (rendered: RenderedPage) => void) {
    return flights.join(asked.key, async (changes) => {
      renders += 1;
      const rendered = await renderPage(asked, patient, options);
      settle(rendered);
      const kept = store.get(asked.key);
      if (kept && changes.some((change) => isTouched(kept, change))) expire(kept);
      return rendered;
    });
  }

  /** Starts a page's life, or a new one for a page that has not changed. */
  function keep(
    key: string,
    page: KeptPage,
    keeping: Exclude<Keeping, { kind: 'none' }>,
    use: ContentUse,
  ): void {
    const now = clock();
    const stale = use.stale && keeping.kind === 'page';
    page.storedAt = now;
    page.keptUntil = now + keeping.kept;
    page.freshUntil = stale ? now : now + keeping.fresh;
    // Content that stayed stale although it was waited for: the service is away or doubted, there is no hurry.
    const away = stale && use.patient;
    page.refreshAfter = away ? now + Math.max(ages.backOff, use.askAgainIn) : page.freshUntil;
    page.failedWith = away ? 503 : null;
    // Nearly everybody takes it, and it is all that is kept.
    page.form('br');
    if (keeping.kind === 'brief') store.keepBriefly(key, page);
    else store.keep(key, page);
  }

  function settleRefresh(key: string, old: KeptPage, rendered: RenderedPage): void {
    const { page, keeping, use } = rendered;
    if (keptInstead(keeping, use.failed)) {
      postpone(old, page.parts.status === 200 ? 503 : page.parts.status);
    } else if (keeping.kind === 'none') {
      store.remove(key);
    } else if (keeping.kind === 'page' && page.digest === old.digest) {
      old.used = page.used;
      keep(key, old, keeping, use);
    } else {
      // Made before the page is exchanged: no visitor waits for a compression.
      for (const encoding of old.encodings) page.form(encoding);
      keep(key, page, keeping, use);
    }
  }

  function postpone(page: KeptPage, status: number): void {
    page.failedWith = status;
    page.refreshAfter = clock() + ages.backOff;
  }

  function refresh(asked: AskedPage, old: KeptPage): void {
    fly(asked, true, (rendered) => settleRefresh(asked.key, old, rendered)).rendered.catch(
      (error: unknown) => {
        log.warn({ err: error, path: printablePath(asked.path) }, 'a page could not be refreshed');
        postpone(old, 500);
      },
    );
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
      const due = freshness === 'stale' && now >= page.refreshAfter;
      if (due && !flights.has(asked.key) && worthRefreshing()) refresh(asked, page);
      return page;
    },
    async obtain(asked) {
      const collapsed = flights.has(asked.key);
      const flight = fly(asked, false, ({ page, keeping, use }) => {
        if (keeping.kind !== 'none') keep(asked.key, page, keeping, use);
      });
      const { page, keeping, shareable } = await flight.rendered;
      return { page, stored: keeping.kind !== 'none', collapsed, shareable };
    },
    notes: (page) => page.notesAt(clock()),
    form(asked, page, encoding) {
      if (encoding === null && page.compressedOnly) return store.plainForm(page);
      const made = !page.has(encoding);
      const form = page.form(encoding);
      if (made) store.measure(asked.key, page);
      return form;
    },
    markStale(change) {
      flights.tell(change);
      return store.markStale(change);
    },
    get pages() {
      return store.pages;
    },
    get parts() {
      return store.parts;
    },
    get bytes() {
      return store.bytes;
    },
    get renders() {
      return renders;
    },
    get rendering() {
      return flights.size;
    },
    isRendering: ({ key }) => flights.has(key),
  };
}

/** Whether the last good page is better than what a refresh made. */
function keptInstead(keeping: Keeping, lacking: boolean): boolean {
  return (keeping.kind === 'none' && keeping.why === 'failed') || (lacking && keeping.kind !== 'none');
}

function expire(page: KeptPage): void {
  page.freshUntil = 0;
  page.refreshAfter = 0;
}
