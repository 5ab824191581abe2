/**
 * Scroll position after a client navigation (specification §2): after 100 ms the page scrolls smoothly to its top or
 * to the address's fragment (with `scroll-margin-top`); back and forward restore at once. Between documents the
 * browser restores by itself. Why not the router's own component: docs/architecture.md, 'Scroll positions'.
 */
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { prefersReducedMotion } from './reduced-motion';
import type { Arrival } from './use-arrival';

/** Milliseconds (specification §9). */
const delay = 100;
/** Longest duration of a smooth scroll in milliseconds; browsers end theirs within 750. */
const longestScroll = 1000;
const storageKey = 'scroll-positions';
/** Entries of the history that are remembered. */
const mostEntries = 50;

interface Scroll {
  positions: ScrollPositions;
  /** Key of the history entry that is shown. */
  entry: string;
  /** Entry of an anchor of the current page that the browser scrolls to by itself. */
  followed: string | null;
  /** When the last smooth scroll began, here or by the browser, in milliseconds of `performance.now()`. */
  begunAt: number;
  /** Releases a restored page from its position. */
  letGo: () => void;
  timer: number;
}

/** One per document, created on first use: after an error page React rebuilds the whole tree. */
let scroll: Scroll | null = null;

export function usePageScroll(): void {
  useBeforePaint(() => {
    if (scroll || typeof document === 'undefined') return;
    scroll = { ...start(), followed: null, begunAt: Number.NEGATIVE_INFINITY, letGo: () => {}, timer: 0 };
  }, []);

  useEnhancement(() => {
    // The browser has just created an entry without a key and is already scrolling.
    const record = () => historyKey() !== null && scroll?.positions.remember(scroll.entry, window.scrollY);
    // The scroll event of the last frame may still be pending when an anchor of the page is chosen.
    const choose = (event: MouseEvent) => {
      if (closestLink(event)?.href.includes('#')) record();
    };
    const leave = () => {
      record();
      scroll?.positions.keep();
      // Before another document is loaded: the browser then restores by itself.
      history.scrollRestoration = 'auto';
    };
    const stay = () => {
      history.scrollRestoration = 'manual';
    };
    const traverse = () => {
      clearTimeout(scroll?.timer);
      if (!scroll || historyKey() !== null) return;
      scroll.entry = nameEntry();
      scroll.followed = scroll.entry;
      scroll.begunAt = performance.now();
    };
    stay();
    // The visitor may have scrolled before the page had scripts, and not since.
    record();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('click', choose, { capture: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', stay);
    window.addEventListener('popstate', traverse);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('click', choose, { capture: true });
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', stay);
      window.removeEventListener('popstate', traverse);
    };
  }, []);
}

/** Scrolls the new page to its position. */
export function scrollOnArrival({ location, traversed, inPlace }: Arrival): void {
  if (!scroll) return;
  // A visitor who goes back at once arrives once, and not at the anchor.
  const followed = scroll.followed !== null && scroll.followed === historyKey();
  scroll.followed = null;
  scroll.letGo();
  clearTimeout(scroll.timer);
  if (hasGoneOn(location)) {
    // Until the next page is shown, its position must not be recorded as that of the previous page.
    scroll.entry = location.key;
    return;
  }
  scroll.entry = historyKey() ?? nameEntry();
  if (inPlace) scroll.positions.remember(scroll.entry, window.scrollY);
  else if (!traversed) scroll.timer = window.setTimeout(ride, delay, scroll, location.hash);
  else if (!followed) restore(scroll, location.hash);
}

/**
 * The document's first entry. A page that was left without a reload is not restored by the browser. A reloaded page is,
 * but to a position based on estimated heights of unseen parts: real heights then move it.
 */
function start(): Pick<Scroll, 'positions' | 'entry'> {
  const positions = createScrollPositions(() => sessionStorage);
  const entry = historyKey() ?? nameEntry();
  const y = positions.of(entry);
  if (y !== undefined && (history.scrollRestoration === 'manual' || isBeingRestored(y))) {
    // Rendered completely: with estimated heights of unseen parts the position would be wrong.
    document.querySelector('main')?.removeAttribute('data-on-sight');
    window.scrollTo({ top: y, behavior: 'instant' });
  }
  return { positions, entry };
}

/** Whether the browser is about to bring the page to `y`, or near it, and no visitor has moved it since. */
function isBeingRestored(y: number): boolean {
  const { innerHeight, scrollY } = window;
  // No element above has an estimated height.
  if (y < innerHeight) return false;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return isAtEnd || scrollY === 0 || Math.abs(scrollY - y) < innerHeight;
}

function restore(scroll: Scroll, hash: string): void {
  const y = scroll.positions.of(scroll.entry);
  if (y === undefined) {
    goTo(hash, false);
    return;
  }
  // It may have begun before the page moved.
  const rides = window.scrollY !== y || performance.now() - scroll.begunAt < longestScroll;
  window.scrollTo({ top: y, behavior: 'instant' });
  if (rides) scroll.letGo = holdScrollAt(y);
}

function ride(scroll: Scroll, hash: string): void {
  // A visitor who is already there is not scrolled.
  if (hash !== '' || window.scrollY > 0) scroll.begunAt = performance.now();
  goTo(hash, true);
}

function goTo(hash: string, smoothly: boolean): void {
  const behavior = smoothly && !prefersReducedMotion() ? 'smooth' : 'instant';
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
function hasGoneOn({ key }: Arrival['location']): boolean {
  // The router's word for an entry it has not made.
  return key !== ((history.state as { key?: string } | null)?.key ?? 'default');
}

/** The router names the entries it makes; for those the browser makes by itself there is a name of our own. */
function historyKey(): string | null {
  const { place, key } = (history.state ?? {}) as { place?: string; key?: string };
  return place ?? key ?? null;
}

/** In addition to the router's own `key`: it treats an entry without one as its `default`. */
function nameEntry(): string {
  const place = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), place }, '');
  return place;
}

/** Scroll positions of the tab's history entries, kept across reloads. */
export interface ScrollPositions {
  /** Pixels from the top, or undefined for a page not seen before. */
  of(page: string): number | undefined;
  remember(page: string, y: number): void;
  /** Saves the positions to the tab's storage; without storage they are lost on reload. */
  keep(): void;
}

export function createScrollPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions {
  const positions = readPositions(storage);
  return {
    of: (page) => positions.get(page),
    remember(page, y) {
      positions.delete(page);
      positions.set(page, y);
      if (positions.size > mostEntries) positions.delete(positions.keys().next().value ?? '');
    },
    keep() {
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

/**
 * Keeps the page at `y` until the visitor scrolls: the browser adds the rest of a smooth scroll, such as its own to an
 * anchor, to the restored position.
 *
 * @returns ends it
 */
function holdScrollAt(y: number): () => void {
  const held = new AbortController();
  const letGo = () => held.abort();
  const stand = () => window.scrollTo({ top: y, behavior: 'instant' });
  const wait = () => {
    clearTimeout(rest);
    rest = window.setTimeout(finish, longestScroll);
  };
  // A scroll that was cut short may end without an event.
  const finish = () => {
    if (held.signal.aborted) return;
    stand();
    letGo();
  };
  let rest = window.setTimeout(finish, longestScroll);
  const listening = { signal: held.signal, passive: true };
  window.addEventListener('scrollend', stand, listening);
  // The browser still scrolls it, without the visitor.
  window.addEventListener('scroll', wait, listening);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, letGo, listening);
  return letGo;
}
