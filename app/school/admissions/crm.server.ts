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

/** A list is read entry by entry; an unnamed action has none. */
const choices = lenientArray(choice);

/** In the order of the alphabet: a CRM's own says nothing to who looks for a name (RGAA 11.8). */
export const choicesByName = (some: readonly Choice[]): Choice[] =>
  [...some].sort((one, other) => one.name.localeCompare(other.name, 'fr'));
const courses = z
  .array(z.unknown())
  .nullish()
  .transform((values) => choicesByName(choices.parse(values ?? [])));
/** A school without a CRM has no action. An answer of another shape names no courses. */
const coursesByAction = z
  .record(z.string(), z.unknown())
  .refine((map) => Object.keys(map).length === 0 || Object.keys(map).some(isAdmissionsAction), 'no action')
  .pipe(z.object({ registration: courses, contact: courses, brochure: courses }));

/** Asked for what a page can be without. */
const optionalPart = { secondary: true } as const;

/** The value to use if the service fails: a failure must not hide a contact. @throws any other error */
const ifUnknown =
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
 * The actions without any course in the school's CRM: all of them without a CRM. Empty while this is unknown, so that a
 * failure hides no contact.
 */
export function findUncoveredActions(content: ContentClient): Promise<AdmissionsAction[]> {
  return content
    .entry('/crm-links/actions', coursesByAction, {}, optionalPart)
    .then((answer) => admissionsActions.filter((action) => answer[action].length === 0), ifUnknown([]));
}

/** Whether the school's form accepts an action for a course. */
export type Coverage = (action: AdmissionsAction, courseSlug: string) => boolean;

/**
 * The courses that the CRM accepts. An action without any course counts as accepted: its links already lead to a
 * contact (`admissions-way.ts`). So does every action while this is unknown: a failure hides no contact.
 */
export function findCoverage(content: ContentClient): Promise<Coverage> {
  return content.entry('/crm-links/actions', coursesByAction, {}, optionalPart).then<Coverage, Coverage>(
    (answer) => (action, courseSlug) =>
      answer[action].length === 0 || answer[action].some(({ slug }) => slug === courseSlug),
    ifUnknown(() => true),
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

/** Milliseconds that a page waits for what the CRM lacks: a visitor sees the page before a slow CRM answers. */
const gapsWait = 800;
const noGaps: readonly AdmissionsAction[] = [];

/**
 * The actions without a link for a course at a campus, a gap in the CRM. A failure hides no contact, nor does a CRM that
 * does not know the pair (`findCoverage`) or hangs.
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
      .then((url) => url === null, ifUnknown(false));
  const gaps = Promise.all(actions.map(isGap)).then((found) => actions.filter((_, index) => found[index]));
  return withDeadline(gaps, noGaps, gapsWait);
}
