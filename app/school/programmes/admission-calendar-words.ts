/** The calendar of admission in words, with the delay of access (specification §1; Qualiopi indicator 1). Pure. */
import { lowerFirst } from '~/site/first-letter';
import { formatDay, formatDayOfYear } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { AdmissionDates } from './admission-dates';

/**
 * The delay between application and first day, a duty of Qualiopi's indicator 1: the national calendar for BTS,
 * otherwise 48 h to 9 months (specification §1), all year round only while no date says otherwise. With its dates:
 * `Calendrier national : du 19 janvier au 12 mars 2027`.
 *
 * @param admission its `delay` is what the editor wrote; beside dates it counts instead of the usual one
 */
export function calendarText(
  { calendar, opensOn, closesOn, delay }: AdmissionDates & { delay: string },
  t: Labels,
): string {
  if (calendar === null) return '';
  const period = periodText({ opensOn, closesOn }, t);
  const dated = delay === '' ? 'usual' : 'dated';
  const way = t(
    `programmes.admission.calendar.${calendar === 'rolling' && period !== '' ? dated : calendar}`,
  );
  return period === '' ? way : t('programmes.admission.line', { way, text: lowerFirst(period) });
}

/** `Du 19 janvier au 12 mars 2027`; the year is repeated if it changes. */
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
