import { useLocation } from '@remix-run/react';
import { useRef } from 'react';

/**
 * Whether the page was loaded as a document, and not by a client navigation: only then is content below its first
 * screens rendered as it approaches the viewport (`app/styles/on-sight.css`).
 */
export function useIsDocumentPage(): boolean {
  const location = useLocation();
  const firstLocation = useRef(location);
  return firstLocation.current === location;
}
