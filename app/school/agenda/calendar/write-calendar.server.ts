/**
 * Events as an iCalendar (RFC 5545). Unchanged events give unchanged bytes (docs/architecture.md, 'The clock of the
 * campus').
 */
import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';
import { listHref } from '~/filters/narrowed-list';
import type { Labels } from '~/site/labels';
import { schoolZone } from '../../../../content-model/values/zones';
import { agendaCriteria } from '../agenda-criteria';
import type { CalendarEvent } from '../event-lists.server';
import { type CalendarSpan, calendarSpan } from './calendar-span';
import { type CalendarPlace, eventLocation } from './event-location';
import { eventSequence } from './event-sequence';
import { ZonedMoment } from './zoned-moment';

interface CalendarInput {
  /** The name in a subscriber's list of calendars; null for a file that is downloaded once. */
  name: string | null;
  events: readonly CalendarEvent[];
  /** The campuses whose addresses are known. */
  places: readonly CalendarPlace[];
  /** `PUBLIC_ORIGIN` */
  origin: string;
  /** When the calendar is made; used as the last change of events without one. */
  now: Date;
  t: Labels;
}

/** Refresh interval of a subscription in seconds. */
const refreshInterval = 6 * 3600;

/** Events without a date are in no calendar. The generator leaves out the line break of the last line (RFC 5545 §3.1). */
export function writeCalendar({ name, events: all, ...context }: CalendarInput): string {
  const events = all.filter(({ dateStart }) => dateStart !== '');
  const { origin } = context;
  const { hostname } = new URL(origin);
  const calendar = ical({
    prodId: { company: hostname, product: 'agenda', language: 'FR' },
    ...(name === null
      ? {}
      : { name: asText(name), url: `${origin}${listHref(agendaCriteria)}`, ttl: refreshInterval }),
    events: events.map((event) => toEntry(event, context, `${event.documentId ?? event.slug}@${hostname}`)),
  });
  return `${withZones(calendar.toString(), zonesOf(events))}\r\n`;
}

/** Zones come after the properties of a calendar and before its events (RFC 5545 §3.6); the generator has none there. */
function withZones(calendar: string, zones: readonly string[]): string {
  const definitions = zones.map(zoneDefinition).join('');
  return calendar.replace(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m, `${definitions}$&`);
}

/** The zones a calendar has to define; a calendar holds at least one component, even without events. */
function zonesOf(events: readonly CalendarEvent[]): string[] {
  const spans = events.map(calendarSpan);
  const zones = new Set(spans.flatMap((span) => (span.allDay ? [] : [span.zone])));
  return events.length > 0 ? [...zones] : [schoolZone];
}

function toEntry(
  event: CalendarEvent,
  { origin, places, now, t }: Omit<CalendarInput, 'name' | 'events'>,
  uid: string,
): ICalEventData {
  const place = places.find(({ slug }) => slug === event.campus?.slug) ?? null;
  const page = `${origin}/agenda/${event.slug}`;
  const lastChange = event.updatedAt === null ? null : new Date(event.updatedAt);
  return {
    id: uid,
    sequence: eventSequence(event.updatedAt),
    // Without a METHOD it is the time of the event's last change (RFC 5545 §3.8.7.2): the bytes stay the same.
    stamp: lastChange ?? startOfToday(now),
    ...(lastChange ? { lastModified: lastChange } : {}),
    ...timesOf(calendarSpan(event)),
    summary: withoutControls(titleOf(event, t)),
    description: withoutControls([event.description, page].filter(Boolean).join('\n\n')),
    location: locationOf(event, place, t),
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(event.type ? { categories: [{ name: t(`agenda.card.type.${event.type}`) }] } : {}),
    url: page,
  };
}

/** With its position on the earth, unless the event is online. */
function locationOf(event: CalendarEvent, place: CalendarPlace | null, t: Labels): ICalEventData['location'] {
  const location = eventLocation(event, place, t);
  if (location === null) return null;
  const title = withoutControls(location);
  if (event.mode === 'online' || !place?.latitude || !place.longitude) return { title };
  return { title, geo: { lat: place.latitude, lon: place.longitude } };
}

/** The state is in the title, because many calendars show nothing else. */
function titleOf({ status, title }: CalendarEvent, t: Labels): string {
  return status === 'scheduled' ? title : t(`agenda.calendar.title.${status}`, { title });
}

function timesOf(span: CalendarSpan): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  if (span.allDay) {
    return {
      allDay: true,
      start: new ZonedMoment(new Date(span.first)),
      end: new ZonedMoment(new Date(span.after)),
    };
  }
  const { start, end, zone } = span;
  return {
    start: new ZonedMoment(start),
    ...(end ? { end: new ZonedMoment(end) } : {}),
    timezone: zone,
  };
}

/** The library returns zones with the same clocks under one name. */
function zoneDefinition(zone: string): string {
  const definition = String(zoneBlock(zone)[0] ?? '')
    .replace(/^TZID:.*$/m, `TZID:${zone}`)
    .replace(/^X-LIC-LOCATION:.*$/m, `X-LIC-LOCATION:${zone}`);
  return `${definition}\r\n`;
}

function startOfToday(now: Date): Date {
  return new Date(now.toISOString().slice(0, 10));
}

/** Characters not allowed in calendar texts (RFC 5545 §3.1); the generator escapes line breaks. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' ').replace(/\p{Cs}/gu, '\ufffd');
}

/** The generator writes a calendar's own name unescaped: escaped here (RFC 5545 §3.3.11). */
function asText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}
