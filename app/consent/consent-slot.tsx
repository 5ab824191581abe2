import { type ComponentType, useEffect, useState } from 'react';
import type { AskedConsent } from './asked-consent';
import { consentCookie } from './form-names';

/**
 * What every page carries of consent: the same for all visitors, so that the page can be kept. The code of
 * the banner comes only where something has to be asked or was decided (docs/decisions/026-consent.md).
 */
export function ConsentSlot(consent: AskedConsent) {
  const [Consent, setConsent] = useState<ComponentType<AskedConsent> | null>(null);
  const concerned = consent.asked.length > 0;
  useEffect(() => {
    if (!concerned && !document.cookie.includes(`${consentCookie}=`)) return;
    // Without the code nothing that needs consent is loaded: no harm but a question not asked.
    import('./browser/consent').then(
      (code) => setConsent(() => code.Consent),
      () => {},
    );
  }, [concerned]);
  return Consent && <Consent {...consent} />;
}
