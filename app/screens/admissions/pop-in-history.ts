/**
 * The open pop-in is an entry of the browser's history: Back closes it, Forward reopens it. The entry keeps the
 * router's state, key and index, so that the router sees no navigation.
 */
import { routerKeyOf } from '~/framework/globals';

/** Name under which the entry keeps the address of the admissions page that the pop-in replaces. */
const stateKey = 'popIn';

/** @returns the address an entry keeps; null when the pop-in is closed in it */
export function popInOf(state: unknown): string | null {
  const href = (state as Record<string, unknown> | null)?.[stateKey];
  return typeof href === 'string' ? href : null;
}

/** Pushes the pop-in's entry, or updates the address of the current one. */
export function enterPopIn(href: string): void {
  const { state } = history;
  const next = { ...state, [stateKey]: href };
  if (popInOf(state) === null) history.pushState(next, '');
  else if (popInOf(state) !== href) history.replaceState(next, '');
}

/** The router's current location. */
interface RouterLocation {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Whether an entry belongs to the router's current page, so that only the pop-in opens or closes. */
export function isSamePage(state: unknown, address: Location, location: RouterLocation): boolean {
  return (
    routerKeyOf(state) === location.key &&
    address.pathname === location.pathname &&
    address.search === location.search &&
    address.hash === location.hash
  );
}

let listener: ((event: PopStateEvent) => void) | null = null;

// Listeners of `window` are called in order of registration: this one is registered before the router's, which is
// added during hydration.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listener?.(event));

/** Listens to Back and Forward before the router does. One listener at a time. @returns stops listening */
export function onTraversal(listen: (event: PopStateEvent) => void): () => void {
  listener = listen;
  return () => {
    listener = null;
  };
}
