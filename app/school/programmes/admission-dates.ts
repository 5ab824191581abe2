/**
 * The dates of admission of a programme: the settings hold those of the national calendar and of apprentices; a
 * programme of the school's own calendar has its own. Pure.
 */

import type { AdmissionSettings } from '~/site/admission-settings.server';
import type { admissionCalendars } from '../../../content-model/enumerations';
import { calendarDay } from '../../../content-model/rules/calendar-day';

export interface AdmissionDates {
  /** `national`: the State's calendar (BTS); `rolling`: the school's own, all year round. */
  calendar: (typeof admissionCalendars)[number] | null;
  /** ISO dates; null while they are not published. */
  opensOn: string | null;
  closesOn: string | null;
}

/**
 * The admission of a programme with the dates that hold. If the settings have no calendar, only the programme's own
 * dates count.
 */
export function datedAdmission<Admission extends AdmissionDates>(
  admission: Admission,
  { national }: AdmissionSettings,
  now: Date,
): Admission {
  if (admission.calendar !== 'national') return admission;
  const period = applicationPeriod(national, now);
  return period ? { ...admission, opensOn: period.opensOn, closesOn: period.closesOn } : admission;
}

/** The current or next period of admission; after the last of the year, that one. */
export function applicationPeriod(national: AdmissionSettings['national'], now: Date) {
  const periods = national.filter(({ applications }) => applications);
  const today = calendarDay(now);
  return (
    periods.find(({ closesOn }) => closesOn === null || calendarDay(closesOn) >= today) ?? periods.at(-1)
  );
}
