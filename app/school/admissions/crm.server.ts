/** The CRM's data: courses by action, campuses of a course, and the link (specification §7). */
import { z } from 'zod';
import type { ContentClient, ListOptions } from '~/content/client.server';
import { ContentNotFound, noneIfNotFound } from '~/content/errors';
import type { ContentQuery } from '~/content/query';
import { lenientArray, slug, text } from '~/reading/fields.server';
import { type AdmissionsAction, isAdmissionsAction } from './actions';

const choice = z.object({ name: text, slug });
export type Choice = z.output<typeof choice>;

/** A list is read entry by entry: an invalid one costs only itself. */
const choices = lenientArray(choice);

/** In the order of the alphabet: that of the CRM is no help to find a name (RGAA 11.8). */
export const choicesByName = (list: readonly Choice[]): Choice[] =>
  list.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));

/** An action that is not in the answer has no course. */
const courses = z
  .array(z.unknown())
  .nullish()
  .transform((values) => choicesByName(choices.parse(values ?? [])));
/** A school without a CRM has no action. An answer that names other actions only is an error. */
const coursesByAction = z
  .record(z.string(), z.unknown())
  .refine((map) => Object.keys(map).length === 0 || Object.keys(map).some(isAdmissionsAction), 'no action')
  .pipe(z.object({ registration: courses, contact: courses, brochure: courses }));

type CallOptions = Pick<ListOptions, 'secondary'>;

/** `GET /crm-links/actions`. @throws {ContentError} */
export function listCoursesByAction(
  content: ContentClient,
  query: ContentQuery = {},
  options: CallOptions = {},
): Promise<Record<AdmissionsAction, Choice[]>> {
  return content.entry('/crm-links/actions', coursesByAction, query, options);
}

/** The courses of an action, or only those that a campus teaches. @throws {ContentError} */
export async function listCourses(
  content: ContentClient,
  action: AdmissionsAction,
  campusSlug: string | null,
): Promise<Choice[]> {
  const query = campusSlug ? { extra: { campus: campusSlug } } : {};
  return (await listCoursesByAction(content, query))[action];
}

/** `GET /crm-links/{action}/{courseSlug}/campuses`; empty if the CRM does not know the course. */
export async function listCourseCampuses(
  content: ContentClient,
  action: AdmissionsAction,
  courseSlug: string,
): Promise<Choice[]> {
  try {
    const { items } = await content.list(`/crm-links/${action}/${courseSlug}/campuses`, choice);
    return choicesByName(items);
  } catch (error) {
    if (error instanceof ContentNotFound) return [];
    throw error;
  }
}

const link = z.object({ url: z.string().nullish() });
/** Services answer with an object, or with a list whose first item counts; without a link, with nothing. */
const linkAnswer = z
  .union([z.array(z.unknown()), link, z.null()])
  .transform((value) =>
    Array.isArray(value) ? (link.safeParse(value[0]).data?.url ?? null) : (value?.url ?? null),
  );

/**
 * `GET /crm-links/{action}/{courseSlug}/{campusSlug}`: the raw link, or null without one.
 *
 * @throws {ContentNotFound} for a pair that the CRM does not know
 */
export function readCrmUrl(
  content: ContentClient,
  action: AdmissionsAction,
  courseSlug: string,
  campusSlug: string,
  options: CallOptions = {},
): Promise<string | null> {
  return content.entry(`/crm-links/${action}/${courseSlug}/${campusSlug}`, linkAnswer, {}, options);
}

/** The raw link; null without one, and for a pair that the CRM does not know. */
export function findCrmUrl(
  content: ContentClient,
  action: AdmissionsAction,
  courseSlug: string,
  campusSlug: string,
): Promise<string | null> {
  return readCrmUrl(content, action, courseSlug, campusSlug).catch(noneIfNotFound);
}
