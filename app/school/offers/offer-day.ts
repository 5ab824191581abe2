/** Until when an offer can be answered. Pure. */
import { calendarDay } from '../../../content-model/rules/calendar-day';
import type { Offer } from './offers.server';

type OfferDates = Pick<Offer, 'startsOn' | 'closesOn'>;

/** The last day for answering an offer, `2027-01-04`: the one it names, or the day the work begins. */
export function lastDay({ startsOn, closesOn }: OfferDates): string {
  return (closesOn ?? startsOn).slice(0, 10);
}

/** An offer is open until the end of its last day, on Paris time; after that lists leave it out. */
export function isFilled(offer: OfferDates, now: Date): boolean {
  const day = lastDay(offer);
  return day !== '' && day < calendarDay(now);
}
