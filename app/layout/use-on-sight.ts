import { useLocation } from '@remix-run/react';
import { useRef } from 'react';

/**
 * Whether the page is the one the document came with: what lies below its first screens may be rendered when
 * it comes near (`app/styles/on-sight.css`). A page reached without a reload is rendered whole.
 */
export function useOnSight(): boolean {
  const location = useLocation();
  const first = useRef(location);
  return first.current === location;
}
