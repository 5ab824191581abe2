/**
 * Calendar day in Paris, as `2027-03-12`, so that days can be compared as texts. A date without an
 * hour is its own day: an admission that closes on 12 March is open until that evening. Pure.
 */
export function calendarDay(moment: string | Date): string {
  if (typeof moment === 'string' && moment.length === 10) return moment;
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(
    new Date(moment),
  );
}
