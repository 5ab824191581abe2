/** Until when an offer can be answered. Pure. */
import { dayIn } from '~/site/format';
import type { Offer } from './offers.server';

/** An offer is open until the day the work begins, on Paris time. */
export function isFilled({ startsOn }: Pick<Offer, 'startsOn'>, now: Date): boolean {
  return startsOn.slice(0, 10) < dayIn('Europe/Paris', now);
}
