import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { carryInAddress, carryVisitOrigin } from './visit-origin';

/** Takes the origin of a visit along from page to page, where the server has written it into the first. */
export function useVisitOrigin(): void {
  const { key } = useLocation();
  useEnhancement(carryVisitOrigin, []);
  useEnhancement(() => {
    // The document's own address leads to the same origin again, for the browser remembers its referrer.
    if (key !== 'default') carryInAddress();
  }, [key]);
}
