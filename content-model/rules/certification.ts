/** The registration of a programme with France compétences (Qualiopi indicator 1; Code du travail L6113-5). Pure. */
import { calendarDay } from './calendar-day';
import { dateFormat } from './date-format';

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

interface ProgrammeTimes {
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
  programme: ProgrammeTimes,
  now: Date,
): 'valid' | 'ending' | 'expired' {
  if (expiresOn === null) return 'valid';
  if (hasExpired(expiresOn, now)) return 'expired';
  return calendarDay(expiresOn) < endOfPromotion(programme, now) ? 'ending' : 'valid';
}

const monthsOfUnit: Readonly<Record<string, number>> = { years: 12, months: 1 };

/** In French, from January. */
const monthNames = () =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat('fr', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
  );

/** The first of the month in which the last promotion finishes that begins within a year. */
function endOfPromotion({ intakes, duration }: ProgrammeTimes, now: Date): string {
  const present = monthCount(calendarDay(now));
  const lastStart = Math.max(present, ...intakeMonthsAfter(present, intakes));
  const length = duration ? Math.ceil(duration.value * (monthsOfUnit[duration.unit] ?? 0)) : 0;
  return firstDayOf(lastStart + length);
}

/** The next month of each intake, counted like `present`. */
function intakeMonthsAfter(present: number, intakes: readonly string[]): number[] {
  const words = new Set(
    intakes
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const january = present - (present % 12);
  return monthNames().flatMap((name, index) => {
    if (!words.has(name)) return [];
    const month = january + index;
    return [month > present ? month : month + 12];
  });
}

/** Months since the year 0 of a day: `2027-03-12`. */
function monthCount(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return 12 * year + month - 1;
}

const firstDayOf = (months: number): string =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
