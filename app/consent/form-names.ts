/** Field names and values of a consent form. */

export const formNames = {
  choice: 'choix',
  purpose: 'finalite',
  back: 'retour',
  /** Address the visit began with, and the page before it: only for the origin of this visit. */
  landing: 'arrivee',
  referrer: 'provenance',
} as const;

export const formChoices = { acceptAll: 'accepter', refuseAll: 'refuser', chosen: 'choisir' } as const;

export const consentPath = '/cookies';

/** Read in every browser, where the rest of the choice's code may never be needed. */
export const consentCookie = 'choix-cookies';
