/** The registration of a programme with France compétences (Qualiopi indicator 1; Code du travail L6113-5). Pure. */
import { calendarDay } from './calendar-day';

/**
 * The public sheet of a registered certification.
 *
 * @param code `RNCP38351` or, in the specific register, `RS5678`
 * @returns null for a code in another form
 */
export function registerHref(code: string): string | null {
  const [, register, number] = /^(RNCP|RS)(\d{3,5})$/.exec(code) ?? [];
  if (!register || !number) return null;
  return `https://www.francecompetences.fr/recherche/${register.toLowerCase()}/${number}/`;
}

/** A registration is valid until the evening of its last day. */
export function hasExpired(expiresOn: string | null, now: Date): boolean {
  return expiresOn !== null && calendarDay(now) > calendarDay(expiresOn);
}
