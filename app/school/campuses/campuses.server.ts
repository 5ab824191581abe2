/** Campuses from the content service. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { campuses } from '../../../content-model/collections/campuses';

const campusSummary = reader(campuses.views.summary);
export type CampusSummary = z.output<typeof campusSummary>;

const campus = reader(campuses.views.sheet);
export type Campus = z.output<typeof campus>;

/** All campuses by name: the menus and the map need every one. */
export function listCampuses(content: ContentClient): Promise<readonly CampusSummary[]> {
  const query = { ...selectionOf(campusSummary), sort: ['title:asc'] };
  return listEvery(content, '/campuses', campusSummary, query);
}

const practicalCampus = reader(campuses.views.practical);
/** Contacts of a campus, and the cost of living there. */
export type PracticalCampus = z.output<typeof practicalCampus>;

/**
 * All campuses with their contacts and costs. Pages that need only some of them ask the same question, which is cached.
 *
 * @throws {ContentError}
 */
export function listPracticalCampuses(content: ContentClient): Promise<readonly PracticalCampus[]> {
  const query = { ...selectionOf(practicalCampus), sort: ['title:asc'] };
  return listEvery(content, '/campuses', practicalCampus, query);
}

/** @throws {ContentNotFound} when there is no campus with that slug */
export function findCampus(content: ContentClient, campusSlug: string): Promise<Campus> {
  return content.entry(`/campuses/${campusSlug}`, campus, selectionOf(campus));
}

const campusTitle = reader(campuses.views.title);

/** `GET /campuses/{slug}` as in the specification's §7: only the title. */
export async function findCampusTitle(content: ContentClient, campusSlug: string): Promise<string> {
  return (await content.entry(`/campuses/${campusSlug}`, campusTitle)).title;
}
