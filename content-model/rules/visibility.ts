/** From when and until when visitors see an entry. Pure: the time is passed in. Strapi's controllers load this, too. */
import { isWireDate, onTheSpot } from '../values/wire-date';
import { schoolZone } from '../values/zones';
import { isDay } from './calendar-day';
import { dayAfter } from './event-times';

/** Names of the fields that say it. Each holds a day, or a moment, of the school's own zone. */
export interface Visibility {
  readonly from: string;
  readonly until?: string;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * Whether visitors see an entry. What is no date holds nothing back.
 * @param now milliseconds since the epoch
 */
export function isOut(entry: Entry, visibility: Visibility, now: number): boolean {
  const { begins, ends } = spanOf(entry, visibility);
  return (begins ?? now) <= now && now < (ends ?? Number.POSITIVE_INFINITY);
}

/** When an entry next comes out or goes, in milliseconds since the epoch; null: it stays as it is. */
export function nextChange(entry: Entry, visibility: Visibility, now: number): number | null {
  const { begins, ends } = spanOf(entry, visibility);
  const coming = [begins, ends].filter((moment) => moment !== null && moment > now) as number[];
  return coming.length > 0 ? Math.min(...coming) : null;
}

function spanOf(entry: Entry, { from, until }: Visibility) {
  return {
    begins: momentOf(entry[from]),
    ends: until === undefined ? null : momentOf(entry[until], dayAfter),
  };
}

/** @param turn the day at whose first minute a bare day counts: itself, or as an end the next one */
function momentOf(value: unknown, turn = (day: string) => day): number | null {
  if (typeof value !== 'string' || !isWireDate(value)) return null;
  return Date.parse(onTheSpot(isDay(value) ? `${turn(value)}T00:00` : value, schoolZone));
}
