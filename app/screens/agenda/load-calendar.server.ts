/** Loads the events of a calendar and writes it. */

import { readFeedChoice } from '~/filters/list-feed';
import { listTitle } from '~/filters/list-title';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { writeCalendar } from '~/school/agenda/calendar/write-calendar.server';
import { listCalendarEvents } from '~/school/agenda/event-lists.server';
import { findEvent } from '~/school/agenda/events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';

/** Days a past event stays in subscriptions. */
const daysKept = 60;
const day = 86_400_000;

/** The calendar of one event. @throws {ContentNotFound} when there is no event with that slug */
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
 * @throws {Response} 404 when the address names an unknown kind or campus
 */
export async function loadSubscription({ content, services, now, url }: PageContext) {
  // An address is refused when it is unknown, not when content could not be loaded.
  const campuses = await listCampuses(url.searchParams.has('campus') ? content.subject : content);
  const lookup = { campuses, near: null };
  const choice = readFeedChoice(agendaCriteria, url.searchParams, lookup);
  if (!choice) throw routeNotFound();
  const since = new Date(now.getTime() - daysKept * day);
  const [events, t] = await Promise.all([
    listCalendarEvents(content.subject, since, choice),
    labelsOf(services),
  ]);
  const title = listTitle(agendaCriteria, { choice, lookup }, t);
  return writeCalendar({
    name: t('agenda.calendar.name', { site: t('commons.brand.name'), title }),
    events,
    places: campuses,
    origin: services.env.publicOrigin,
    now,
    t,
  });
}
