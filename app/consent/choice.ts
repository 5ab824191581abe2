/**
 * A visitor's choice and its cookie: version, day, and a yes or no for each purpose, which is the proof the CNIL
 * requires. Pure, and without a schema library, because the browser uses it too.
 */
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

const day = 86_400_000;
/** `1:2026-11-21:+videos:-measurement`; all of it in characters a cookie may hold (RFC 6265 §4.1.1). */
const form = /^(\d{1,3}):(\d{4}-\d{2}-\d{2})((?::[+-][a-z]{1,20}){0,12})$/;

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
  const name = consentCookieName(secure);
  const text = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  const parts = form.exec(text?.slice(name.length + 1) ?? '');
  if (!parts || Number(parts[1]) !== version) return null;
  const [, , made = '', decisions = ''] = parts;
  const age = now - Date.parse(made);
  if (!(age > -day && age < (consentDays + 1) * day)) return null;
  const decided = decisions.split(':');
  return {
    day: made,
    granted: purposes.filter(
      (purpose) => decided.includes(`+${purpose}`) && !decided.includes(`-${purpose}`),
    ),
    refused: purposes.filter((purpose) => decided.includes(`-${purpose}`)),
  };
}

/** @returns value of the cookie */
export function writeChoice({ day: made, granted, refused }: ConsentChoice): string {
  return [version, made, ...granted.map((name) => `+${name}`), ...refused.map((name) => `-${name}`)].join(
    ':',
  );
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
