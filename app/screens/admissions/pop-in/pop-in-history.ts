/**
 * The open pop-in is an entry of the browser's history: Back closes it, Forward opens it again. The
 * entry keeps the router's own state, key and index, so that for the router nothing has moved.
 */

/** Name under which the entry keeps the address of the admissions page the pop-in stands for. */
const mark = 'popIn';

/** @returns the address an entry keeps; null when the pop-in is closed in it */
export function popInOf(state: unknown): string | null {
  const href = (state as Record<string, unknown> | null)?.[mark];
  return typeof href === 'string' ? href : null;
}

/** Goes into the pop-in's entry, or, when already in one, changes what it stands for. */
export function enterPopIn(href: string): void {
  const { state } = history;
  const next = { ...state, [mark]: href };
  if (popInOf(state) === null) history.pushState(next, '');
  else if (popInOf(state) !== href) history.replaceState(next, '');
}

/** Where the router believes to be. */
export interface RouterPlace {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Whether an entry belongs to the page the router shows, so that only the pop-in came or went. */
export function isSamePage(state: unknown, address: Location, place: RouterPlace): boolean {
  const key = (state as { key?: unknown } | null)?.key ?? 'default';
  return (
    key === place.key &&
    address.pathname === place.pathname &&
    address.search === place.search &&
    address.hash === place.hash
  );
}

let listener: ((event: PopStateEvent) => void) | null = null;

// A window's listeners are called in the order they were added, captured or not: this one has to be there
// before the router, which adds its own when the page hydrates.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listener?.(event));

/** Hears of Back and Forward before the router does. One listener at a time. @returns stops listening */
export function onTraversal(listen: (event: PopStateEvent) => void): () => void {
  listener = listen;
  return () => {
    listener = null;
  };
}
