import { type ComponentType, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { consentCookie } from '../form-names';
import type { RequiredConsent } from '../required-consent';

/**
 * The part of consent on every page, the same for all visitors, so that pages can be cached. The banner's code is
 * loaded only when a choice is needed or was made (docs/architecture.md, 'Origin and consent').
 */
export function ConsentSlot(consent: RequiredConsent) {
  const [ConsentRuntime, setConsentRuntime] = useState<ComponentType<RequiredConsent> | null>(null);
  const isNeeded = consent.purposes.length > 0;
  useEnhancement(() => {
    const hasChosen = document.cookie.includes(`${consentCookie}=`);
    if (!isNeeded && !hasChosen) return;
    // Without the code, nothing that needs consent is loaded, and the banner is not shown.
    import('./consent-runtime').then(
      (code) => setConsentRuntime(() => code.ConsentRuntime),
      () => {},
    );
  }, [isNeeded]);
  return ConsentRuntime && <ConsentRuntime {...consent} />;
}
