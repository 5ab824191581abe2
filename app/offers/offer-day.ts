/** Until when an offer can be answered. Pure. */
import type { Offer } from './offers.server';

/** An offer is open until the day the work begins, on Paris time. */
export function isFilled({ startsOn }: Pick<Offer, 'startsOn'>, now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(
    now,
  );
  return startsOn.slice(0, 10) < today;
}
