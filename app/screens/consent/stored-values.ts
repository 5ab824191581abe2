/** The values that this site stores in a visitor's browser, as listed on the cookie page. Pure. */

import { consentDays } from '~/consent/choice';
import { consentCookieName } from '~/consent/form-names';
import { originLifetime, originNames } from '~/school/admissions/origin-cookies';

export interface StoredValue {
  /** Names of the cookies, as a visitor of a site on https finds them in the browser. */
  names: readonly string[];
  /** Label keys `cookies.stored.{id}.*`. */
  id: 'origin' | 'locale' | 'choice';
  /** Whole days until the browser deletes the value. */
  days: number;
}

const secondsOfDay = 86_400;

/** Name and life of the language cookie (specification §9). */
const localeCookieFacts = { name: 'i18n_redirected', days: 365 } as const;

export const storedValues: readonly StoredValue[] = [
  { id: 'choice', names: [consentCookieName(true)], days: consentDays },
  { id: 'origin', names: originNames, days: originLifetime / secondsOfDay },
  { id: 'locale', names: [localeCookieFacts.name], days: localeCookieFacts.days },
];
