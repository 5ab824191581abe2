import { useState } from 'react';
import { visitStart } from '~/consent/browser/visit-start';
import { consentPath } from '~/consent/form-names';
import { useEnhancement } from '~/ui/enhancement';

/**
 * Landing page and referrer of the visit, for the form, neither of which is stored: the server knows only the previous
 * page, the browser also the first document, since later pages are client navigations.
 */
export function useVisitStart({ back }: { back: string }): { landing: string; referrer: string } {
  const [visit, setVisit] = useState({ landing: back, referrer: '' });
  useEnhancement(() => {
    const start = visitStart();
    if (start && !start.landing.startsWith(consentPath)) setVisit(start);
  }, []);
  return visit;
}
