/** The choice of the language switch in addresses, and the cookie that stores it (specification §9). Pure. */
import type { Locale } from '../../content-model/rules/locale';

/** In the address of the switch's links; the server removes it again. */
export const languageParameter = 'langue';

export const localeCookieName = 'i18n_redirected';
export const localeCookieDays = 365;
const secondsOfDay = 86_400;

/** Address of a page, with the choice of its language. */
export const withLanguageChoice = (href: string, language: Locale): string =>
  `${href}?${languageParameter}=${language}`;

/**
 * @param secure whether the site is on https
 * @returns a `Set-Cookie` value; no script needs it
 */
export function localeCookie(language: Locale, secure: boolean): string {
  const lifetime = localeCookieDays * secondsOfDay;
  const parts = [
    `${localeCookieName}=${language}`,
    'Path=/',
    `Max-Age=${lifetime}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
