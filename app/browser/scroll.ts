/**
 * Scroll position after a client navigation (specification §2): after 100 ms the page scrolls smoothly to its top or
 * to the address's fragment (with `scroll-margin-top`); back and forward restore at once. Between documents the
 * browser restores by itself. Why not the router's own component: docs/architecture.md, 'Scroll positions'.
 */
import { routerKeyOf } from '~/framework/globals';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { prefersReducedMotion } from './reduced-motion';
import type { Arrival } from './use-arrival';

/** Milliseconds before a new page is scrolled (specification §9). */
const scrollDelay = 100;
/** Longest duration of a smooth scroll in milliseconds; browsers end theirs within 750. */
const longestScroll = 1000;
const storageKey = 'scroll-positions';
/** History entries whose positions are remembered. */
const maxEntries = 50;

interface Scroll {
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
let scroll: Scroll | null = null;

export function usePageScroll(): void {
  useBeforePaint(() => {
    if (!scroll && typeof document !== 'undefined') scroll = createScroll();
  }, []);

  useEnhancement(() => {
    const recordPosition = () => {
      // Not in an entry that the browser has just created, without a key: it is already scrolling.
      if (historyKey() !== null) scroll?.positions.remember(scroll.entry, window.scrollY);
    };
    const recordBeforeAnchor = (event: MouseEvent) => {
      // The scroll event of the last frame may still be pending.
      if (closestLink(event)?.href.includes('#')) recordPosition();
    };
    const leaveDocument = () => {
      recordPosition();
      scroll?.positions.store();
      // Before another document is loaded: the browser then restores by itself.
      history.scrollRestoration = 'auto';
    };
    const preventRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    const onTraversal = () => {
      clearTimeout(scroll?.timer);
      const isAnchor = historyKey() === null;
      if (!scroll || !isAnchor) return;
      scroll.entry = nameEntry();
      scroll.anchorEntry = scroll.entry;
      scroll.smoothScrollStart = performance.now();
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
  if (!scroll) return;
  // Not for a visitor who goes back from the anchor at once: there is only one arrival, in another entry.
  const isAtAnchor = scroll.anchorEntry !== null && scroll.anchorEntry === historyKey();
  scroll.anchorEntry = null;
  scroll.releasePage();
  clearTimeout(scroll.timer);
  if (hasBeenLeft(location)) {
    // Until the next page is shown, its position must not be recorded as that of the previous page.
    scroll.entry = location.key;
    return;
  }
  scroll.entry = historyKey() ?? nameEntry();
  if (inPlace) scroll.positions.remember(scroll.entry, window.scrollY);
  else if (!traversed) scroll.timer = window.setTimeout(scrollSmoothly, scrollDelay, scroll, location.hash);
  else if (!isAtAnchor) restore(scroll, location.hash);
}

/**
 * Restores the document's first entry, which the browser does not do for a page that was left without a reload. For a
 * reloaded page it does, but by estimated heights of unseen parts: real heights then move the page.
 */
function createScroll(): Scroll {
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

function restore(scroll: Scroll, hash: string): void {
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

function scrollSmoothly(scroll: Scroll, hash: string): void {
  const isAlreadyThere = hash === '' && window.scrollY <= 0;
  if (!isAlreadyThere) scroll.smoothScrollStart = performance.now();
  scrollToHash(hash, prefersReducedMotion() ? 'instant' : 'smooth');
}

function scrollAtOnce(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' });
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
function hasBeenLeft({ key }: Arrival['location']): boolean {
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

/** Scroll positions of the tab's history entries, kept across reloads. */
interface ScrollPositions {
  /** Pixels from the top, or undefined for an entry not seen before. */
  get(entry: string): number | undefined;
  remember(entry: string, y: number): void;
  /** Saves the positions to the tab's storage; without storage they are lost on reload. */
  store(): void;
}

export function createScrollPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions {
  const positions = readPositions(storage);
  return {
    get: (entry) => positions.get(entry),
    remember(entry, y) {
      positions.delete(entry);
      positions.set(entry, y);
      if (positions.size > maxEntries) {
        const [oldestEntry = ''] = positions.keys();
        positions.delete(oldestEntry);
      }
    },
    store() {
      try {
        storage().setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is full or blocked: positions last as long as the document.
      }
    },
  };
}

function readPositions(storage: () => Pick<Storage, 'getItem'>): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** Events of a visitor who is about to scroll. */
const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Keeps the page at `y` until the visitor scrolls: the browser adds the rest of a smooth scroll, such as its own to an
 * anchor, to the restored position.
 *
 * @returns ends it
 */
function holdScrollAt(y: number): () => void {
  const hold = new AbortController();
  const release = () => hold.abort();
  const scrollBack = () => scrollAtOnce(y);
  // A scroll that was cut short may end without an event.
  const finish = () => {
    if (hold.signal.aborted) return;
    scrollBack();
    release();
  };
  let timer = window.setTimeout(finish, longestScroll);
  const waitAgain = () => {
    clearTimeout(timer);
    timer = window.setTimeout(finish, longestScroll);
  };
  const options = { signal: hold.signal, passive: true };
  window.addEventListener('scrollend', scrollBack, options);
  // The browser still scrolls the page, without the visitor.
  window.addEventListener('scroll', waitAgain, options);
  for (const type of visitorEvents) window.addEventListener(type, release, options);
  return release;
}
