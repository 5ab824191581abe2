/** The registration of a programme with France compétences (Qualiopi indicator 1; Code du travail L6113-5). Pure. */
import { calendarDay, dateFormat } from './calendar-day';

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

interface Entered {
  /** Lines that name the months of entry: `Rentrée de septembre`. */
  intakes: readonly string[];
  duration: { value: number; unit: string } | null;
}

/**
 * Whether a registration has ended, or ends before a promotion that one can enter within a year finishes: then its last
 * day is the last day to enter.
 */
export function registrationState(
  expiresOn: string | null,
  programme: Entered,
  now: Date,
): 'valid' | 'ending' | 'expired' {
  if (expiresOn === null) return 'valid';
  if (hasExpired(expiresOn, now)) return 'expired';
  return calendarDay(expiresOn) < endOfPromotion(programme, now) ? 'ending' : 'valid';
}

const monthsOf: Readonly<Record<string, number>> = { years: 12, months: 1 };

/** In French, from January. */
const monthNames = () =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat('fr', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
  );

/** The first of the month in which the last promotion finishes that begins within a year. */
function endOfPromotion({ intakes, duration }: Entered, now: Date): string {
  const [year = 0, current = 0] = calendarDay(now).split('-').map(Number);
  const present = 12 * year + current - 1;
  const words = new Set(
    intakes
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const nextOf = (month: number) => 12 * year + month + (12 * year + month > present ? 0 : 12);
  const starts = monthNames().flatMap((name, month) => (words.has(name) ? [nextOf(month)] : []));
  const length = duration ? Math.ceil(duration.value * (monthsOf[duration.unit] ?? 0)) : 0;
  const end = Math.max(present, ...starts) + length;
  return `${Math.floor(end / 12)}-${String((end % 12) + 1).padStart(2, '0')}-01`;
}
