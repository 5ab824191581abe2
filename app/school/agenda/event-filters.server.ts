/** Which events are asked for, in the query language of the content service. */
import type { Filters } from '~/content/query';
import { calendarDay } from '~/site/format';
import { nextMonth } from './by-month';
import type { EventType } from './event-types';

export interface EventFilter {
  type?: EventType | undefined;
  campus?: string | undefined;
  programme?: string | undefined;
  /** Month the events begin in, `2026-12`. */
  month?: string | undefined;
  /** Past events, the latest first, instead of those to come. */
  past?: boolean | undefined;
}

export function filtersOf({ type, campus, programme, month, past: over }: EventFilter, now: Date): Filters {
  return {
    ...(type ? { type: { $eq: type } } : {}),
    ...(campus ? { campus: { slug: { $eq: campus } } } : {}),
    ...(programme ? { programmes: { slug: { $eq: programme } } } : {}),
    ...(month ? within(month) : {}),
    ...(over ? past(now) : upcoming(now)),
  };
}

/** Months change at midnight UTC for the service; no event begins so late at night. */
function within(month: string): Filters {
  return { dateStart: { $gte: `${month}-01`, $lt: `${nextMonth(month)}-01` } };
}

/** End date on or after today and not null, or start date on or after today (specification §7). */
export function upcoming(now: Date): Filters {
  const today = calendarDay(now);
  return {
    $or: [
      { $and: [{ dateEnd: { $gte: today } }, { dateEnd: { $notNull: true } }] },
      { dateStart: { $gte: today } },
    ],
  };
}

function past(now: Date): Filters {
  const today = calendarDay(now);
  return {
    $and: [
      { dateStart: { $lt: today } },
      { $or: [{ dateEnd: { $lt: today } }, { dateEnd: { $null: true } }] },
    ],
  };
}
