import { useEffect, useState } from 'react';
import { firstVisit } from '~/consent/browser/first-visit';
import { consentPath } from '~/consent/form-names';

/**
 * With what the visit began: the server knows the page before this one, the browser the document it loaded
 * first, since pages change without a reload. Neither is stored anywhere.
 */
export function useFirstVisit({ back }: { back: string }): { landing: string; referrer: string } {
  const [visit, setVisit] = useState({ landing: back, referrer: '' });
  useEffect(() => {
    const first = firstVisit();
    if (first && !first.landing.startsWith(consentPath)) setVisit(first);
  }, []);
  return visit;
}
