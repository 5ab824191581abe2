/** Calendar links of an event's page. Pure. */

import { pathTo } from '~/addresses/path-to';
import { listHref } from '~/filters/narrowed-list';
import type { Labels } from '~/site/labels';
import { agendaCriteria } from '../agenda-criteria';
import type { ZonedEvent } from '../event-day';
import { googleCalendarHref, outlookCalendarHref } from './calendar-links';
import { calendarSpan } from './calendar-span';
import { type CalendarPlace, eventLocation, type LocatedEvent } from './event-location';

interface LinkableEvent extends ZonedEvent, LocatedEvent {
  slug: string;
  title: string;
  campus: (NonNullable<LocatedEvent['campus']> & NonNullable<ZonedEvent['campus']>) | null;
}

/** @param origin `PUBLIC_ORIGIN`: other calendars lead back to the event's page */
export function eventCalendars(
  event: LinkableEvent,
  place: Pick<CalendarPlace, 'street' | 'postalCode' | 'city'> | null,
  origin: string,
  t: Labels,
) {
  const linkedEvent = {
    title: event.title,
    span: calendarSpan(event),
    location: eventLocation(event, place, t),
    page: `${origin}/agenda/${event.slug}`,
  };
  return {
    file: pathTo('agenda/:slug.ics', event.slug),
    google: googleCalendarHref(linkedEvent),
    outlook: outlookCalendarHref(linkedEvent),
    /** The address for subscribing to all events of the campus. */
    subscription: `${listHref(agendaCriteria, { campus: event.campus?.slug ?? null })}#abonnement`,
  };
}
