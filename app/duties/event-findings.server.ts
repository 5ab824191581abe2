/**
 * Findings about the coming events: an end before the beginning, a day of rest, and programmes for which nobody can apply
 * that day.
 */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { upcomingFilters } from '~/school/agenda/event-filters.server';
import { readEvent } from '~/school/agenda/events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import { events as eventCollection } from '../../content-model/collections/events';
import { eventEndFindings } from '../../content-model/rules/duties/event-end';
import type { Finding } from '../../content-model/rules/duties/finding';
import { closedProgrammes, eventDuties } from './event-duties';

/** With the dates as the content has them: an event leaves out an end before its beginning. */
const eventSchema = reader(eventCollection.views.search).transform((value) => ({
  ...readEvent(value),
  rawDates: { dateStart: value.dateStart, dateEnd: value.dateEnd ?? '' },
}));

/** @throws {ContentError} */
export async function findEventFindings(content: ContentClient, now: Date): Promise<Finding[]> {
  const [events, campuses, programmes, facts] = await Promise.all([
    listEvery(content, '/events', eventSchema, {
      filters: upcomingFilters(now),
      ...selectionOf(eventSchema),
      sort: ['slug:asc'],
    }),
    listCampuses(content),
    listAllProgrammes(content),
    findAdmissionFacts(content, now),
  ]);
  return events.flatMap((event) => {
    const closedTitles = closedProgrammes(event, programmesOf(event, programmes), facts).map(
      ({ title }) => title,
    );
    const postalCode = campuses.find(({ slug }) => slug === event.campus?.slug)?.postalCode ?? '';
    return [
      ...eventEndFindings(`/agenda/${event.slug}`, event.rawDates),
      ...eventDuties(event, { postalCode, closedTitles }),
    ];
  });
}

/** Those that an event names, or else those of its campus. */
function programmesOf(
  event: z.output<typeof eventSchema>,
  programmes: readonly ProgrammeSummary[],
): ProgrammeSummary[] {
  const slugs = new Set(event.programmes.map(({ slug }) => slug));
  if (slugs.size > 0) return programmes.filter(({ slug }) => slugs.has(slug));
  return programmes.filter(({ campuses }) => campuses.some(({ slug }) => slug === event.campus?.slug));
}
