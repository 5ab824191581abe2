import { type Location, useLocation, useNavigationType } from '@remix-run/react';
import { useRef } from 'react';
import { isInPlace } from '~/site/in-place';
import { useBeforePaint } from '~/ui/enhancement';

export interface Arrival {
  location: Location;
  /** Another page or other results: false for another anchor of the current page. */
  newPage: boolean;
  /** Back or forward in the history, or an anchor the browser went to by itself. */
  traversed: boolean;
  /** A filter of a list was changed: scroll position and focus stay. */
  inPlace: boolean;
}

/** The location shown last. Not a ref: an error page makes React build the document's tree again. */
let lastLocation: Location | null = null;

/** Calls back when the new page is in the DOM but not painted; not for the first page of the document. */
export function useArrival(onArrival: (arrival: Arrival) => void): void {
  const location = useLocation();
  const traversed = useNavigationType() === 'POP';
  const callback = useRef(onArrival);
  callback.current = onArrival;
  useBeforePaint(() => {
    const from = lastLocation;
    lastLocation = location;
    if (from === null || from === location) return;
    const newPage = !traversed || !isSamePage(from, location);
    callback.current({ location, newPage, traversed, inPlace: !traversed && isInPlace(location.state) });
  }, [location, traversed]);
}

function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search;
}
