/** Finds what a calendar holds and writes it. */
import { listCampuses } from '~/campuses/campuses.server';
import { labelsOf } from '~/site/labels.server';
import { type PageContext, routeNotFound } from '~/site/page-loader.server';
import { agendaTitle } from '../agenda-title';
import { findEvent } from '../events.server';
import { listCalendarEvents } from '../whole-lists.server';
import { parseCalendarFilter } from './calendar-filter';
import { writeCalendar } from './write-calendar.server';

/** Days a past event stays in subscriptions. */
const daysKept = 60;
const day = 86_400_000;

/** The calendar of one event. @throws {ContentNotFound} when no event is called so */
export async function loadEventCalendar({ content, services, now }: PageContext, slug: string) {
  const [event, places, t] = await Promise.all([
    findEvent(content, slug),
    listCampuses(content),
    labelsOf(services),
  ]);
  return writeCalendar({
    name: null,
    events: [event],
    places,
    origin: services.env.publicOrigin,
    now,
    t,
  });
}

/**
 * The calendar of all events of a kind or a campus.
 *
 * @throws {Response} 404 when the address names a kind or a campus nobody knows
 */
export async function loadSubscription({ content, services, now, url }: PageContext) {
  const campuses = await listCampuses(content);
  const filter = parseCalendarFilter(url.searchParams, campuses);
  if (!filter) throw routeNotFound();
  const since = new Date(now.getTime() - daysKept * day);
  const [events, t] = await Promise.all([
    listCalendarEvents(content, since, {
      type: filter.type ?? undefined,
      campus: filter.campus ?? undefined,
    }),
    labelsOf(services),
  ]);
  const title = agendaTitle({ filter: { ...filter, month: null, past: false }, campuses }, t);
  return writeCalendar({
    name: t('agenda.calendar.name', { site: t('commons.brand.name'), title }),
    events,
    places: campuses,
    origin: services.env.publicOrigin,
    now,
    t,
  });
}
