import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { carryInAddress, carryVisitOrigin } from './visit-origin';

/** Carries the origin of a visit from page to page, if the server has written it into the first one. */
export function useVisitOrigin(): void {
  const { key } = useLocation();
  useEnhancement(carryVisitOrigin, []);
  useEnhancement(() => {
    // The document's own address gives the same origin again, because the browser remembers its
    // referrer.
    if (key !== 'default') carryInAddress();
  }, [key]);
}
