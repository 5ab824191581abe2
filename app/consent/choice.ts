/**
 * A visitor's choice and its cookie: version, day, and a yes or no for each purpose, which is the proof the CNIL
 * requires. Pure, and without a schema library, because the browser uses it too.
 */
import { cookieValue } from '~/base/cookie-value';
import { consentCookieName } from './form-names';
import { type Purpose, purposes } from './purposes';

export interface ConsentChoice {
  /** Day of the choice, `2026-11-21`. */
  day: string;
  granted: readonly Purpose[];
  refused: readonly Purpose[];
}

/** Days for which a choice is kept, consent or refusal: six months (CNIL 2020-092, §36). */
export const consentDays = 180;

/** To be raised when the meaning of a purpose changes, which invalidates older choices. */
const version = 1;

const dayMilliseconds = 86_400_000;
/** `1:2026-11-21:+videos:-measurement`, in characters that a cookie may have (RFC 6265 §4.1.1). */
const cookieForm = /^(\d{1,3}):(\d{4}-\d{2}-\d{2})((?::[+-][a-z]{1,20}){0,12})$/;

/**
 * @param cookies `Cookie` header, or `document.cookie`
 * @param now milliseconds since 1970
 * @param secure whether the site is on https, where the cookie has the host's own name
 * @returns null without a choice, or for a broken, old, future or differently versioned one
 */
export function readChoice(
  cookies: string | null | undefined,
  now: number,
  secure: boolean,
): ConsentChoice | null {
  const cookie = cookieForm.exec(cookieValue(cookies, consentCookieName(secure)) ?? '');
  if (!cookie) return null;
  const [, cookieVersion, day = '', list = ''] = cookie;
  if (Number(cookieVersion) !== version || !isCurrent(day, now)) return null;
  const decisions = list.split(':');
  const refused = purposes.filter((purpose) => decisions.includes(`-${purpose}`));
  const granted = purposes.filter(
    (purpose) => decisions.includes(`+${purpose}`) && !refused.includes(purpose),
  );
  return { day, granted, refused };
}

/** Whether a choice of that day is kept; false for a day of the future, or one that does not exist. */
function isCurrent(day: string, now: number): boolean {
  const age = now - Date.parse(day);
  return age > -dayMilliseconds && age < (consentDays + 1) * dayMilliseconds;
}

/** @returns value of the cookie */
export function writeChoice({ day, granted, refused }: ConsentChoice): string {
  const decisions = [...granted.map((purpose) => `+${purpose}`), ...refused.map((purpose) => `-${purpose}`)];
  return [version, day, ...decisions].join(':');
}

export function consentsTo(
  purpose: Purpose,
  cookies: string | null | undefined,
  now: number,
  secure: boolean,
): boolean {
  return readChoice(cookies, now, secure)?.granted.includes(purpose) ?? false;
}

/** Whether the visitor has not decided on one of these, such as a purpose added later. */
export function isUndecided(choice: ConsentChoice | null, asked: readonly Purpose[]): boolean {
  return asked.some((purpose) => !choice?.granted.includes(purpose) && !choice?.refused.includes(purpose));
}
