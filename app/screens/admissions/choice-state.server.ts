/** The available courses and campuses, with the current choice (specification §4, pop-in). */

import type { ContentClient } from '~/content/client.server';
import { ContentNotFound } from '~/content/errors';
import type { PageContent } from '~/content/page-content.server';
import type { AdmissionsAction } from '~/school/admissions/actions';
import type { RequestedChoice } from '~/school/admissions/choice';
import { type Choice, choicesByName, listCourseCampuses, listCourses } from '~/school/admissions/crm.server';
import { type CampusSummary, findCampusTitle, listCampuses } from '~/school/campuses/campuses.server';
export interface ChoiceState {
  courses: Choice[];
  /** Those of the course, or all with only a campus; null before any choice. */
  campuses: Choice[] | null;
  /** The requested ones, if they exist and match. */
  course: Choice | null;
  campus: Choice | null;
}

/**
 * A course brings the campuses that teach it and clears a campus that does not; a campus narrows the
 * courses to those taught there.
 *
 * @throws {ContentError} when the content service is down
 */
export async function findChoiceState(
  content: PageContent,
  action: AdmissionsAction,
  requested: RequestedChoice,
): Promise<ChoiceState> {
  const choice = await findCourseChoice(content, action, requested.course);
  return narrowCourses(content, action, await findCampusChoice(content, action, choice, requested.campus));
}

/** The courses of an action, on every campus, and the requested one. */
type CourseChoice = Pick<ChoiceState, 'courses' | 'course'>;

/** @throws {ContentError} */
export async function findCourseChoice(
  content: PageContent,
  action: AdmissionsAction,
  courseSlug: string | null,
): Promise<CourseChoice> {
  const courses = await listCourses(content, action, null);
  return { courses, course: bySlug(courses, courseSlug) };
}

/**
 * Adds the campuses of the course, and the requested one.
 *
 * @throws {ContentError}
 */
export async function findCampusChoice(
  content: PageContent,
  action: AdmissionsAction,
  choice: CourseChoice,
  campusSlug: string | null,
): Promise<ChoiceState> {
  const campuses = choice.course
    ? await listCourseCampuses(content.subject, action, choice.course.slug)
    : await campusesWithPreset(content, campusSlug);
  return { ...choice, campuses, campus: bySlug(campuses ?? [], campusSlug) };
}

/**
 * Keeps the courses that are taught on the chosen campus: for a page that shows them.
 *
 * @throws {ContentError}
 */
export async function narrowCourses(
  content: PageContent,
  action: AdmissionsAction,
  state: ChoiceState,
): Promise<ChoiceState> {
  const { course, campus } = state;
  if (!campus) return state;
  const courses = await listCourses(content, action, campus.slug);
  return course && !bySlug(courses, course.slug) ? state : { ...state, courses };
}

/**
 * A campus of the school with its phone; null for an unknown one.
 *
 * @throws {ContentError}
 */
export async function findSchoolCampus(
  content: ContentClient,
  slug: string | null,
): Promise<CampusSummary | null> {
  if (slug === null) return null;
  return (await listCampuses(content)).find((campus) => campus.slug === slug) ?? null;
}

/**
 * The campuses before a course is known: the preset one, of which only the title is shown (`GET /campuses/{slug}`,
 * specification §7), and all others of the school, which may be chosen in its place.
 */
async function campusesWithPreset(content: ContentClient, slug: string | null): Promise<Choice[] | null> {
  if (slug === null) return null;
  try {
    const preset = { name: await findCampusTitle(content, slug), slug };
    const others = (await listCampuses(content)).filter((campus) => campus.slug !== slug);
    return choicesByName([preset, ...others.map((campus) => ({ name: campus.title, slug: campus.slug }))]);
  } catch (error) {
    if (error instanceof ContentNotFound) return null;
    throw error;
  }
}

function bySlug(choices: readonly Choice[], slug: string | null): Choice | null {
  return choices.find((choice) => choice.slug === slug) ?? null;
}
