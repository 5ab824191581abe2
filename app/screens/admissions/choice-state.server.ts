/** The available courses and campuses, with the current choice (specification §4, pop-in). */

import type { ContentClient } from '~/content/client.server';
import { ContentNotFound } from '~/content/errors';
import type { PageContent } from '~/content/page-content.server';
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { admissionsTarget } from '~/school/admissions/admissions-target';
import type { RequestedChoice } from '~/school/admissions/choice';
import {
  type Choice,
  choicesByName,
  findCoverage,
  findUncoveredActions,
  listCourseCampuses,
  listCourses,
} from '~/school/admissions/crm.server';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { type CampusSummary, findCampusTitle, listCampuses } from '~/school/campuses/campuses.server';
import { listProgrammes } from '~/school/programmes/programmes.server';

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

/**
 * The problem of a programme that the action does not cover; null for an unknown programme.
 *
 * @throws {ContentError}
 */
export async function findUncoveredProgramme(
  content: ContentClient,
  courseSlug: string,
): Promise<AdmissionsProblem | null> {
  const firstItem = { page: 1, pageSize: 1 };
  const { items } = await listProgrammes(content, { slugs: [courseSlug] }, firstItem, {
    fromUserInput: true,
  });
  const [programme] = items;
  if (!programme) return null;
  const acceptsCourse = await findCoverage(content);
  const acceptsContact = programme.campuses.length > 0 && acceptsCourse('contact', programme.slug);
  return { kind: 'not-offered', programme: { slug: programme.slug, title: programme.title, acceptsContact } };
}

/**
 * Where an admissions page leads at a school without a CRM, since editors' links are the same for all schools.
 *
 * @returns the address of a contact; null without a choice, since the page then explains it, and if there is a CRM or
 * this is unknown
 */
export async function findContactInstead(
  content: ContentClient,
  action: AdmissionsAction,
  choice: RequestedChoice,
): Promise<string | null> {
  if (!choice.course && !choice.campus) return null;
  if ((await findUncoveredActions(content)).length < admissionsActions.length) return null;
  return admissionsTarget(action, choice, () => false);
}

function bySlug(choices: readonly Choice[], slug: string | null): Choice | null {
  return choices.find((choice) => choice.slug === slug) ?? null;
}
