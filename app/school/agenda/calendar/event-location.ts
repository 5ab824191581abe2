/** An event's location in one line, for calendars. Pure. */
import type { NamedEntry } from '~/base/named-entry';
import { campusName } from '~/school/campuses/campus-name';
import { addressLine } from '~/site/address-line';
import type { Labels } from '~/site/labels';
import type { eventModes } from '../../../../content-model/enumerations';

export interface CalendarPlace {
  slug: string;
  street: string;
  postalCode: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

export interface LocatedEvent {
  mode: (typeof eventModes)[number];
  place: string | null;
  campus: NamedEntry | null;
}

/** `Campus de Lyon, 12 rue de la Lône, 69007 Lyon`; an event online has no address. */
export function eventLocation(
  event: LocatedEvent,
  place: Pick<CalendarPlace, 'street' | 'postalCode' | 'city'> | null,
  t: Labels,
): string | null {
  if (event.mode === 'online') return t('agenda.event.online');
  const address = place ? addressLine(place) : null;
  const campus = event.campus ? campusName(event.campus.title, t) : null;
  const parts = [event.place, campus, address].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
