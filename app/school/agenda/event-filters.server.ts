/** The filters of requested events, in the query language of the content service. */
import type { Filters } from '~/content/query';
import { filtersFor, type PartialChoice } from '~/filters/narrowed-list';
import { calendarDay } from '../../../content-model/rules/calendar-day';
import { agendaCriteria } from './agenda-criteria';

/** Which events are requested. */
export type EventChoice = PartialChoice<typeof agendaCriteria> & {
  /** Slug of a programme they are about. */
  programme?: string | undefined;
};

/** Filters of a choice: future events, or past ones if the choice has `past`. */
export function eventFilters({ programme, ...choice }: EventChoice, now: Date): Filters {
  return {
    ...filtersFor(agendaCriteria, choice),
    ...(programme ? { programmes: { slug: { $eq: programme } } } : {}),
    ...(choice.past ? pastFilters(now) : upcomingFilters(now)),
  };
}

/** End date on or after today and not null, or start date on or after today (specification §7). */
export function upcomingFilters(now: Date): Filters {
  const today = calendarDay(now);
  return {
    $or: [
      { $and: [{ dateEnd: { $gte: today } }, { dateEnd: { $notNull: true } }] },
      { dateStart: { $gte: today } },
    ],
  };
}

function pastFilters(now: Date): Filters {
  const today = calendarDay(now);
  return {
    $and: [
      { dateStart: { $lt: today } },
      { $or: [{ dateEnd: { $lt: today } }, { dateEnd: { $null: true } }] },
    ],
  };
}
