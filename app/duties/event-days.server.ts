/** Finds the events whose days should be looked at. */
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { reader } from '~/reading/reading.server';
import { upcoming } from '~/school/agenda/event-filters.server';
import { readEvent } from '~/school/agenda/events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { events } from '../../content-model/collections/events';
import { eventEndFindings } from '../../content-model/rules/duties/event-end';
import type { Finding } from '../../content-model/rules/duties/finding';
import { closedThen, eventDuties } from './event-duties';

const event = reader(events.views.search).transform((written) => ({
  ...readEvent(written),
  endFindings: eventEndFindings(`/agenda/${written.slug}`, {
    dateStart: written.dateStart,
    dateEnd: written.dateEnd ?? '',
  }),
}));

/** @throws {ContentError} */
export async function findEventDays(content: ContentClient, now: Date): Promise<Finding[]> {
  const [found, campuses, programmes, facts] = await Promise.all([
    listEvery(content, '/events', event, { filters: upcoming(now), ...askFor(event), sort: ['slug:asc'] }),
    listCampuses(content),
    listAllProgrammes(content),
    findAdmissionFacts(content, now),
  ]);
  return found.flatMap((one) => {
    const named = new Set(one.programmes.map(({ slug }) => slug));
    const about = programmes.filter(({ slug, campuses: taught }) =>
      named.size > 0 ? named.has(slug) : taught.some((campus) => campus.slug === one.campus?.slug),
    );
    const closed = closedThen(one, about, facts).map(({ title }) => title);
    const postalCode = campuses.find(({ slug }) => slug === one.campus?.slug)?.postalCode ?? '';
    return [...one.endFindings, ...eventDuties(one, { postalCode, closed })];
  });
}
