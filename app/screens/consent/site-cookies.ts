/** The cookies that this site sets, as listed on the cookie page. Pure. */

import { consentDays } from '~/consent/choice';
import { consentCookieName } from '~/consent/form-names';
import { originLifetimeInSeconds, originNames } from '~/school/admissions/origin-cookies';
import { localeCookieDays, localeCookieName } from '~/site/locale-choice';

export interface SiteCookie {
  /** Names of the cookies, as a visitor of a site on https finds them in the browser. */
  names: readonly string[];
  /** Label keys `cookies.stored.{id}.*`. */
  id: 'origin' | 'locale' | 'choice';
  /** Whole days until the browser deletes the cookies. */
  days: number;
}

const secondsOfDay = 86_400;

export const siteCookies: readonly SiteCookie[] = [
  { id: 'choice', names: [consentCookieName(true)], days: consentDays },
  { id: 'origin', names: originNames, days: originLifetimeInSeconds / secondsOfDay },
  { id: 'locale', names: [localeCookieName], days: localeCookieDays },
];
