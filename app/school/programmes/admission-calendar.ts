/** When one can apply, and how long it takes to get in (specification §1; Qualiopi indicator 1). Pure. */
import { calendarDay, formatDay, formatDayOfYear } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { admissionCalendars } from '../../../content-model/enumerations';

export interface AdmissionDates {
  /** `national`: the State's calendar (BTS); `rolling`: the school's own, all year round. */
  calendar: (typeof admissionCalendars)[number] | null;
  /** ISO dates; null while they are not published. */
  opensOn: string | null;
  closesOn: string | null;
}

/** Where a programme's applications stand on a given day. */
export type ApplicationWindow =
  | { state: 'unpublished' }
  | { state: 'upcoming'; opensOn: string }
  | { state: 'open'; closesOn: string | null }
  | { state: 'closed'; closesOn: string };

/** Applications are open from the first to the last day, both included, by the calendar of Paris. */
export function applicationWindow({ opensOn, closesOn }: AdmissionDates, now: Date): ApplicationWindow {
  if (opensOn === null && closesOn === null) return { state: 'unpublished' };
  const today = calendarDay(now);
  if (opensOn !== null && today < calendarDay(opensOn)) return { state: 'upcoming', opensOn };
  if (closesOn !== null && today > calendarDay(closesOn)) return { state: 'closed', closesOn };
  return { state: 'open', closesOn };
}

/**
 * The delay between application and first day, a duty of Qualiopi's indicator 1: the national calendar
 * for BTS, otherwise 48 h to 9 months (specification §1).
 */
export function calendarText(calendar: AdmissionDates['calendar'], t: Labels): string {
  return calendar === null ? '' : t(`programmes.admission.calendar.${calendar}`);
}

/** One sentence on whether one can apply today. */
export function applicationText(
  window: ApplicationWindow,
  calendar: AdmissionDates['calendar'],
  t: Labels,
): string {
  switch (window.state) {
    case 'unpublished':
      return calendar === null ? '' : t(`programmes.admission.unpublished.${calendar}`);
    case 'upcoming':
      return t('programmes.admission.upcoming', { date: formatDay(window.opensOn) });
    case 'closed':
      return t('programmes.admission.closed', { date: formatDay(window.closesOn) });
    case 'open':
      return window.closesOn
        ? t('programmes.admission.openUntil', { date: formatDay(window.closesOn) })
        : t('programmes.admission.open');
  }
}

/** `Du 19 janvier au 12 mars 2027`; the year stands twice where it changes between. */
export function periodText(
  { opensOn, closesOn }: Pick<AdmissionDates, 'opensOn' | 'closesOn'>,
  t: Labels,
): string {
  if (opensOn === null) {
    return closesOn === null ? '' : t('programmes.admission.until', { date: formatDay(closesOn) });
  }
  if (closesOn === null) return t('programmes.admission.from', { date: formatDay(opensOn) });
  const begins = opensOn.slice(0, 4) === closesOn.slice(0, 4) ? formatDayOfYear(opensOn) : formatDay(opensOn);
  return t('programmes.admission.span', { from: begins, to: formatDay(closesOn) });
}
