/**
 * Scroll position after a client navigation (specification §2): after 100 ms the page scrolls smoothly to its top or
 * to the address's fragment (with `scroll-margin-top`); back and forward restore at once. Between documents the
 * browser restores by itself. Why not the router's own component: docs/architecture.md, 'Scroll positions'.
 */
import { routerKeyOf } from '~/framework/globals';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { holdScrollAt, longestScroll, scrollAtOnce } from './hold-scroll';
import { prefersReducedMotion } from './reduced-motion';
import { createScrollPositions, type ScrollPositions } from './scroll-positions';
import type { Arrival } from './use-arrival';

/** Milliseconds before a new page is scrolled (specification §9). */
const scrollDelay = 100;

interface PageScroll {
  positions: ScrollPositions;
  /** Key of the history entry that is shown. */
  entry: string;
  /** Entry of an anchor of the current page, to which the browser scrolls by itself. */
  anchorEntry: string | null;
  /** When the last smooth scroll began, here or by the browser, in milliseconds of `performance.now()`. */
  smoothScrollStart: number;
  /** Lets a restored page move again. */
  releasePage: () => void;
  timer: number;
}

/** One per document, created on first use: after an error page React rebuilds the whole tree. */
let pageScroll: PageScroll | null = null;

export function usePageScroll(): void {
  useBeforePaint(() => {
    if (!pageScroll && typeof document !== 'undefined') pageScroll = createPageScroll();
  }, []);

  useEnhancement(() => {
    const recordPosition = () => {
      // Not in an entry that the browser has just created, without a key: it is already scrolling.
      if (historyKey() !== null) pageScroll?.positions.remember(pageScroll.entry, window.scrollY);
    };
    const recordBeforeAnchor = (event: MouseEvent) => {
      // The scroll event of the last frame may still be pending.
      if (closestLink(event)?.href.includes('#')) recordPosition();
    };
    const leaveDocument = () => {
      recordPosition();
      pageScroll?.positions.store();
      // Before another document is loaded: the browser then restores by itself.
      history.scrollRestoration = 'auto';
    };
    const preventRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    const onTraversal = () => {
      clearTimeout(pageScroll?.timer);
      const isAnchor = historyKey() === null;
      if (!pageScroll || !isAnchor) return;
      pageScroll.entry = nameEntry();
      pageScroll.anchorEntry = pageScroll.entry;
      pageScroll.smoothScrollStart = performance.now();
    };
    preventRestoration();
    // The visitor may have scrolled before the page had scripts, and not since.
    recordPosition();
    window.addEventListener('scroll', recordPosition, { passive: true });
    window.addEventListener('click', recordBeforeAnchor, { capture: true });
    window.addEventListener('pagehide', leaveDocument);
    window.addEventListener('pageshow', preventRestoration);
    window.addEventListener('popstate', onTraversal);
    return () => {
      window.removeEventListener('scroll', recordPosition);
      window.removeEventListener('click', recordBeforeAnchor, { capture: true });
      window.removeEventListener('pagehide', leaveDocument);
      window.removeEventListener('pageshow', preventRestoration);
      window.removeEventListener('popstate', onTraversal);
    };
  }, []);
}

/** Scrolls the new page to its position. */
export function scrollOnArrival({ location, traversed, inPlace }: Arrival): void {
  if (!pageScroll) return;
  // Not for a visitor who goes back from the anchor at once: there is only one arrival, in another entry.
  const isAtAnchor = pageScroll.anchorEntry !== null && pageScroll.anchorEntry === historyKey();
  pageScroll.anchorEntry = null;
  pageScroll.releasePage();
  clearTimeout(pageScroll.timer);
  if (isOutdated(location)) {
    // Until the next page is shown, its position must not be recorded as that of the previous page.
    pageScroll.entry = location.key;
    return;
  }
  pageScroll.entry = historyKey() ?? nameEntry();
  if (inPlace) pageScroll.positions.remember(pageScroll.entry, window.scrollY);
  else if (!traversed)
    pageScroll.timer = window.setTimeout(scrollSmoothly, scrollDelay, pageScroll, location.hash);
  else if (!isAtAnchor) restore(pageScroll, location.hash);
}

/**
 * Restores the document's first entry, which the browser does not do for a page that was left without a reload. For a
 * reloaded page it does, but by estimated heights of unseen parts: real heights then move the page.
 */
function createPageScroll(): PageScroll {
  const positions = createScrollPositions(() => sessionStorage);
  const entry = historyKey() ?? nameEntry();
  const y = positions.get(entry);
  if (y !== undefined && (history.scrollRestoration === 'manual' || isBeingRestored(y))) {
    // Rendered completely: with estimated heights of unseen parts the position would be wrong.
    document.querySelector('main')?.removeAttribute('data-on-sight');
    scrollAtOnce(y);
  }
  return {
    positions,
    entry,
    anchorEntry: null,
    smoothScrollStart: Number.NEGATIVE_INFINITY,
    releasePage: () => {},
    timer: 0,
  };
}

/** Whether the browser is about to bring the page to `y`, or near it, and no visitor has moved it since. */
function isBeingRestored(y: number): boolean {
  const { innerHeight, scrollY } = window;
  // On the first screen no element above has an estimated height.
  if (y < innerHeight) return false;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return isAtEnd || scrollY === 0 || Math.abs(scrollY - y) < innerHeight;
}

function restore(scroll: PageScroll, hash: string): void {
  const y = scroll.positions.get(scroll.entry);
  if (y === undefined) {
    scrollToHash(hash, 'instant');
    return;
  }
  // A smooth scroll may have begun and not have moved the page yet.
  const mayBeMoving = performance.now() - scroll.smoothScrollStart < longestScroll;
  const mustHold = window.scrollY !== y || mayBeMoving;
  scrollAtOnce(y);
  if (mustHold) scroll.releasePage = holdScrollAt(y);
}

function scrollSmoothly(scroll: PageScroll, hash: string): void {
  const isAlreadyThere = hash === '' && window.scrollY <= 0;
  if (!isAlreadyThere) scroll.smoothScrollStart = performance.now();
  scrollToHash(hash, prefersReducedMotion() ? 'instant' : 'smooth');
}

/** Scrolls to the element of a hash, or else to the top of the page. */
function scrollToHash(hash: string, behavior: ScrollBehavior): void {
  const target = hashTarget(hash);
  // As the browser does when it loads a document: folded parts around the anchor open.
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  if (target) target.scrollIntoView({ behavior, block: 'start' });
  else window.scrollTo({ top: 0, behavior });
}

/** The element of a hash; null for an invalid encoding. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the visitor went back or forward again before the page was shown. */
function isOutdated({ key }: Arrival['location']): boolean {
  return key !== routerKeyOf(history.state);
}

/** Key of the current entry: the router's, or the one that `nameEntry` gave; null for an entry without any. */
function historyKey(): string | null {
  const { place, key } = (history.state ?? {}) as { place?: string; key?: string };
  return place ?? key ?? null;
}

/** Names an entry that the browser has made by itself. Not as `key`, since the router would no longer use its default. */
function nameEntry(): string {
  const place = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), place }, '');
  return place;
}
