/** Finds what the page of one event shows. */
import { listCampuses } from '~/campuses/campuses.server';
import type { ContentClient } from '~/content/client.server';
import { listProgrammes } from '~/programmes/programmes.server';
import { isOver } from './event-day';
import { type AgendaEvent, findEvent, listEvents } from './events.server';

/** Other events shown below. */
const otherEvents = 4;

/** @throws {ContentNotFound} when no event is called so */
export async function loadEvent(content: ContentClient, now: Date, eventSlug: string) {
  const { seo, ...event } = await findEvent(content, eventSlug);
  const [campus, programmes, others] = await Promise.all([
    findPlace(content, event),
    listRelatedProgrammes(content, event),
    listOtherEvents(content, now, event),
  ]);
  return { seo, page: { event, over: isOver(event, now), campus, programmes, others } };
}

export type EventPageData = Awaited<ReturnType<typeof loadEvent>>['page'];

/** Address and contact of the campus that holds the event. */
async function findPlace(content: ContentClient, { campus }: AgendaEvent | Omit<AgendaEvent, 'seo'>) {
  if (!campus) return null;
  const found = (await listCampuses(content)).find(({ slug }) => slug === campus.slug);
  if (!found) return null;
  const { slug, title, street, postalCode, city, phone, email } = found;
  return { slug, title, street, postalCode, city, phone, email };
}

async function listRelatedProgrammes(
  content: ContentClient,
  { programmes }: Pick<AgendaEvent, 'programmes'>,
) {
  const slugs = programmes.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return (await listProgrammes(content, { slugs }, { page: 1, pageSize: slugs.length })).items;
}

/** The next events of the same campus; of the whole school where the event belongs to none. */
async function listOtherEvents(
  content: ContentClient,
  now: Date,
  { slug, campus }: Pick<AgendaEvent, 'slug' | 'campus'>,
) {
  const { items } = await listEvents(
    content,
    now,
    { campus: campus?.slug },
    { page: 1, pageSize: otherEvents + 1 },
  );
  return items.filter((other) => other.slug !== slug).slice(0, otherEvents);
}
