/** The CRM's data: courses by action, campuses of a course, and the link (specification §7). */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import type { ContentPath } from '~/content/collections';
import { ContentError, ContentNotFound, noneIfNotFound } from '~/content/errors';
import { withDeadline } from '~/content/page-content.server';
import { lenientArray, slug, text } from '~/reading/fields.server';
import { type AdmissionsAction, admissionsActions, isAdmissionsAction } from './actions';

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

/** For calls that a page can be without. */
const optionalPart = { secondary: true } as const;

/** A handler of errors with the value for a failure of the service, which must hide no contact. @throws any other error */
const valueIfServiceFails =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof ContentError) return value;
    throw error;
  };

/** `GET /crm-links/actions`: the courses of an action; taught on one campus when it is given. */
export async function listCourses(
  content: ContentClient,
  action: AdmissionsAction,
  campusSlug: string | null,
): Promise<Choice[]> {
  const answer = await content.entry(
    '/crm-links/actions',
    coursesByAction,
    campusSlug ? { extra: { campus: campusSlug } } : {},
  );
  return answer[action];
}

/**
 * The actions without any course in the school's CRM: all of them in a school without a CRM. None if the service fails,
 * so that a failure hides no contact.
 */
export function findUncoveredActions(content: ContentClient): Promise<AdmissionsAction[]> {
  return content
    .entry('/crm-links/actions', coursesByAction, {}, optionalPart)
    .then(
      (answer) => admissionsActions.filter((action) => answer[action].length === 0),
      valueIfServiceFails([]),
    );
}

/** Whether the school's form accepts an action for a course. */
export type Coverage = (action: AdmissionsAction, courseSlug: string) => boolean;

/**
 * The courses that the CRM accepts. An action without any course counts as accepted for all, because its links lead to a
 * contact anyway (`admissions-target.ts`); so does every action if the service fails.
 */
export function findCoverage(content: ContentClient): Promise<Coverage> {
  return content.entry('/crm-links/actions', coursesByAction, {}, optionalPart).then<Coverage, Coverage>(
    (answer) => (action, courseSlug) =>
      answer[action].length === 0 || answer[action].some(({ slug }) => slug === courseSlug),
    valueIfServiceFails(() => true),
  );
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

const linkPath = (action: AdmissionsAction, courseSlug: string, campusSlug: string): ContentPath =>
  `/crm-links/${action}/${courseSlug}/${campusSlug}`;
const link = z.object({ url: z.string().nullish() });
/** Services answer with an object, or with a list whose first item counts; without a link, with nothing. */
const linkAnswer = z
  .union([z.array(z.unknown()), link, z.null()])
  .transform((value) =>
    Array.isArray(value) ? (link.safeParse(value[0]).data?.url ?? null) : (value?.url ?? null),
  );

/** `GET /crm-links/{action}/{courseSlug}/{campusSlug}`: the raw link, or null without one. */
export function findCrmUrl(
  content: ContentClient,
  action: AdmissionsAction,
  courseSlug: string,
  campusSlug: string,
): Promise<string | null> {
  return content.entry(linkPath(action, courseSlug, campusSlug), linkAnswer).catch(noneIfNotFound);
}

/** Milliseconds that a page waits for the missing links: a visitor sees the page before a slow CRM answers. */
const longestWaitForGaps = 800;
const noGaps: readonly AdmissionsAction[] = [];

/**
 * The actions for which the CRM has no link, for a course at a campus. None if the service fails, is slow or does not
 * know the pair, so that nothing hides a contact.
 */
export function findGaps(
  content: ContentClient,
  courseSlug: string,
  campusSlug: string,
  actions: readonly AdmissionsAction[] = admissionsActions,
): Promise<readonly AdmissionsAction[]> {
  const isGap = (action: AdmissionsAction) =>
    content
      .entry(linkPath(action, courseSlug, campusSlug), linkAnswer, {}, optionalPart)
      .then((url) => url === null, valueIfServiceFails(false));
  const gaps = Promise.all(actions.map(isGap)).then((areGaps) =>
    actions.filter((_, index) => areGaps[index]),
  );
  return withDeadline(gaps, noGaps, longestWaitForGaps);
}
