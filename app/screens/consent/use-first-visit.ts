import { useState } from 'react';
import { firstVisit } from '~/consent/browser/first-visit';
import { consentPath } from '~/consent/form-names';
import { useEnhancement } from '~/ui/enhancement';

/**
 * Landing page and referrer of the visit: the server knows the previous page, the browser the first document, since
 * later pages are client navigations. Neither is stored.
 */
export function useFirstVisit({ back }: { back: string }): { landing: string; referrer: string } {
  const [visit, setVisit] = useState({ landing: back, referrer: '' });
  useEnhancement(() => {
    const first = firstVisit();
    if (first && !first.landing.startsWith(consentPath)) setVisit(first);
  }, []);
  return visit;
}
