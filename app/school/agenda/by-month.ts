/** Events by the month they begin in, in the time zone of their campus. Pure. */
import type { EventTimes } from '../../../content-model/rules/event-times';

export interface Month<E> {
  /** `2026-12` */
  key: string;
  /** `décembre 2026` */
  name: string;
  events: E[];
}

/** Months in the order of the events, whose own order is kept. */
export function byMonth<E extends Pick<EventTimes, 'dateStart'>>(events: readonly E[]): Month<E>[] {
  const months = new Map<string, Month<E>>();
  for (const event of events.filter(({ dateStart }) => dateStart !== '')) {
    const key = monthOf(event);
    const month = months.get(key) ?? { key, name: monthName(key), events: [] };
    month.events.push(event);
    months.set(key, month);
  }
  return [...months.values()];
}

/** The month an event begins in: `2026-12` */
export function monthOf({ dateStart }: Pick<EventTimes, 'dateStart'>): string {
  return dateStart.slice(0, 7);
}

const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * @param key `2026-12`
 * @returns `décembre 2026`
 */
export function monthName(key: string): string {
  return monthFormat.format(new Date(`${key}-01`));
}

/** The month after: `2026-12` gives `2027-01`. */
export function nextMonth(key: string): string {
  const [year = 0, month = 1] = key.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
