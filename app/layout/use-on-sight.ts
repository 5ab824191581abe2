import { useLocation } from '@remix-run/react';
import { useRef } from 'react';

/**
 * Whether the page was loaded as a document: content below its first screens is then rendered as it approaches the
 * viewport (`app/styles/on-sight.css`). After a client navigation a page is rendered in full.
 */
export function useOnSight(): boolean {
  const location = useLocation();
  const first = useRef(location);
  return first.current === location;
}
