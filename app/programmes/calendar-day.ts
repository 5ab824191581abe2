import { dayIn } from '~/site/format';

/**
 * Calendar day in Paris, as `2027-03-12`, so that days can be compared as texts. A date without an
 * hour is its own day: an admission that closes on 12 March is open until that evening. Pure.
 */
export function calendarDay(moment: string | Date): string {
  return dayIn('Europe/Paris', moment);
}
