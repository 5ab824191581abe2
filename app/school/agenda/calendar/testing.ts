/** Parses calendars with a library other than the one that writes them. */
import ICAL from 'ical.js';
import type { CalendarEvent } from '../event-lists.server';

interface ReadCalendar {
  calendar: ICAL.Component;
  events: ICAL.Event[];
  zones: string[];
}

/** @throws the parser's error if the text is not a calendar */
export function readCalendar(text: string): ReadCalendar {
  const calendar = ICAL.Component.fromString(text);
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
    zones: calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => String(zone.getFirstPropertyValue('tzid'))),
  };
}

export function propertyOf(event: ICAL.Event | undefined, name: string): string | undefined {
  const value = event?.component.getFirstPropertyValue(name);
  return value === null || value === undefined ? undefined : String(value);
}

export const anEvent: CalendarEvent = {
  title: 'Journée portes ouvertes à Lyon',
  slug: 'journee-portes-ouvertes-lyon',
  description: 'Le campus ouvre ses portes.',
  url: null,
  dateStart: '2026-12-12T10:00:00+01:00',
  dateEnd: '2026-12-12T17:00:00+01:00',
  type: 'open-day',
  status: 'scheduled',
  mode: 'on-site',
  place: null,
  campus: { title: 'Lyon', slug: 'lyon', timezone: 'Europe/Paris' },
  timezone: null,
  documentId: null,
  updatedAt: '2026-11-02T08:30:00Z',
};

export const reunion = { title: 'La Réunion', slug: 'la-reunion', timezone: 'Indian/Reunion' } as const;

export const lyon = {
  slug: 'lyon',
  street: '18 quai de la Lône',
  postalCode: '69007',
  city: 'Lyon',
  latitude: 45.7301,
  longitude: 4.8302,
};
