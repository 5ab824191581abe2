/** The two languages of the site, and which of them an address is in. Pure. */
import type { Locale } from '../enumerations';

export type { Locale };

/** Path prefix of each language; French has none. */
export const localePrefix: Readonly<Record<Locale, string>> = { fr: '', en: '/en' };

/** `/en` and addresses below it; `/entreprise` is French. */
export function localeOfPath(path: string): Locale {
  return /^\/en(?:\/|$)/.test(path) ? 'en' : 'fr';
}

/** Address of the home page. */
export function homeOf(locale: Locale): string {
  return localePrefix[locale] || '/';
}
