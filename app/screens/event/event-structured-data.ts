/** Structured data (schema.org) of an event. Pure. */
import type { EducationEvent, Place, VirtualLocation } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import { schemaOrgTime } from '~/school/agenda/schema-org-time';
import { campusName } from '~/school/campuses/campus-name';
import {
  addressOf,
  type Description,
  type Facts,
  pictureOf,
  schoolReference,
} from '~/site/structured-data/facts';
import { postalAddress } from '~/site/structured-data/postal-address';
import type { EventPageData } from './event-page.server';

type ShownEvent = Pick<EventPageData, 'event' | 'campus' | 'isOver'>;

export function eventStructuredData({ event, campus, isOver }: ShownEvent): Description {
  return (facts): EducationEvent => {
    const url = addressOf(facts, pathTo('agenda/:slug', event.slug));
    const registrationUrl = event.url?.startsWith('/') ? addressOf(facts, event.url) : (event.url ?? url);
    const takesRegistrations = !isOver && event.status !== 'cancelled';
    return {
      '@type': 'EducationEvent',
      '@id': `${url}#evenement`,
      name: event.title,
      description: event.description ?? undefined,
      url,
      image: pictureOf(facts, event.image),
      startDate: schemaOrgTime(event.dateStart),
      endDate: event.dateEnd ? schemaOrgTime(event.dateEnd) : undefined,
      eventStatus: statuses[event.status],
      eventAttendanceMode: attendanceModes[event.mode],
      location: locations({ event, campus }, facts, registrationUrl),
      organizer: schoolReference(facts),
      // The content has no price, so no offer is described.
      offers: takesRegistrations
        ? {
            '@type': 'Offer',
            url: registrationUrl,
            availability:
              event.status === 'full' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
          }
        : undefined,
    };
  };
}

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  full: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

const attendanceModes = {
  'on-site': 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
} as const;

function locations(shown: Pick<ShownEvent, 'event' | 'campus'>, facts: Facts, url: string) {
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  if (shown.event.mode === 'online') return online;
  const place = placeOf(shown, facts);
  return shown.event.mode === 'mixed' ? [place, online] : place;
}

/** The place of the event (a fair, a town hall), or else its campus, or else the school. */
function placeOf({ event, campus }: Pick<ShownEvent, 'event' | 'campus'>, facts: Facts): Place {
  if (event.place) return { '@type': 'Place', name: event.place, address: event.place };
  if (campus) {
    return { '@type': 'Place', name: campusName(campus.title, facts.t), address: postalAddress(campus) };
  }
  const { school, siteName } = facts.settings;
  return { '@type': 'Place', name: siteName, address: school.address ?? siteName };
}
