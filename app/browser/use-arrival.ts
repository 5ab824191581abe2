/** Tells when a page has been reached without a reload. */
import { type Location, useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInPlace } from '~/site/in-place';

export interface Arrival {
  location: Location;
  /** Another page or other results; else only another place on the page at hand. */
  newPage: boolean;
  /** Back or forward in the history, or a place the browser went to by itself. */
  traversed: boolean;
  /** A filter of a list was changed: the visitor stays where they are. */
  inPlace: boolean;
}

/** The location shown last. Not a ref: an error page makes React build the document's tree anew. */
let shown: Location | null = null;

/** Calls back when the page is in the document and not yet painted; not for the page the document came with. */
export function useArrival(onArrival: (arrival: Arrival) => void): void {
  const location = useLocation();
  const traversed = useNavigationType() === 'POP';
  const callback = useRef(onArrival);
  callback.current = onArrival;
  useBeforePaint(() => {
    const from = shown;
    shown = location;
    if (from === null || from === location) return;
    const newPage = !traversed || !isSamePage(from, location);
    callback.current({ location, newPage, traversed, inPlace: !traversed && isInPlace(location.state) });
  }, [location, traversed]);
}

/** `useLayoutEffect` is refused by React on the server, where nothing is painted. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search;
}
