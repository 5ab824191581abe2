/** @returns in words, for the log of the start, when origin cookies are set */
export function originPolicy(needsConsent: boolean): string {
  return needsConsent
    ? 'remembered after consent (ORIGIN_TRACKING_CONSENT=required)'
    : 'remembered on arrival, as specified; ORIGIN_TRACKING_CONSENT=required asks first';
}
