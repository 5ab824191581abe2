/** Field names and values of a consent form, its address and its cookie: every page reads them. */
import { pathTo } from '~/addresses/path-to';

export const formNames = {
  choice: 'choix',
  purpose: 'finalite',
  back: 'retour',
  /** Address the visit began with, and the page before it: only for the origin of this visit. */
  landing: 'arrivee',
  referrer: 'provenance',
} as const;

export const formChoices = { acceptAll: 'accepter', refuseAll: 'refuser', chosen: 'choisir' } as const;

export const consentPath = pathTo('cookies');

/** Without the prefix of `consentCookieName`. */
export const consentCookie = 'choix-cookies';

/**
 * Name of the cookie on the wire. On https the cookie belongs to the host (`__Host-`, RFC 6265bis §4.1.3.2): no other
 * host of the school's domain, and nobody between, can decide for a visitor. Scripts read it.
 */
export const consentCookieName = (secure: boolean): string =>
  secure ? `__Host-${consentCookie}` : consentCookie;
