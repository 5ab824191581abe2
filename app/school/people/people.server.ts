/** Alumni and ambassadors from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList } from '~/content/client.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { people } from '../../../content-model/collections/people';
import type { PersonKind } from '../../../content-model/enumerations';

const person = reader(people.views.whole);
export type Person = z.output<typeof person>;

const voice = reader(people.views.voice);
export type Voice = z.output<typeof voice>;

/** More than a programme has. */
const maxVoices = 20;

/** Testimonials of a programme: current learners before former ones. */
export async function listVoices(content: ContentClient, programme: string): Promise<readonly Voice[]> {
  const { items } = await content.list('/people', voice, {
    filters: { programme: { slug: { $eq: programme } } },
    ...selectionOf(voice),
    sort: ['graduationYear:desc', 'slug:asc'],
    pagination: { limit: maxVoices },
  });
  return [...items].sort((a, b) => Number(b.kind === 'ambassador') - Number(a.kind === 'ambassador'));
}

/** People of the school, optionally only alumni or only ambassadors. */
export function listPeople(
  content: ContentClient,
  filter: { kind?: PersonKind | undefined },
  limit: number,
): Promise<ContentList<Person>> {
  return content.list('/people', person, {
    filters: filter.kind ? { kind: { $eq: filter.kind } } : {},
    ...selectionOf(person),
    sort: ['graduationYear:desc', 'name:asc', 'slug:asc'],
    pagination: { limit },
  });
}
