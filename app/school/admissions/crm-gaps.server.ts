/**
 * What the school's CRM does not offer. While the content service fails, the CRM counts as offering everything, so that
 * a failure hides no contact.
 */
import type { ContentClient } from '~/content/client.server';
import { ContentError } from '~/content/errors';
import { withDeadline } from '~/content/page-content.server';
import { type AdmissionsAction, admissionsActions } from './actions';
import { listCoursesByAction, readCrmUrl } from './crm.server';

/** For calls that a page can be without. */
const optionalPart = { secondary: true } as const;

/** The courses of each action; null while the service fails. */
function findCoursesByAction(content: ContentClient) {
  return listCoursesByAction(content, {}, optionalPart).catch(nullIfServiceFails);
}

function nullIfServiceFails(error: unknown): null {
  if (error instanceof ContentError) return null;
  throw error;
}

/** The actions without any course in the school's CRM: all of them in a school without a CRM. */
export async function findUncoveredActions(content: ContentClient): Promise<AdmissionsAction[]> {
  const courses = await findCoursesByAction(content);
  return courses ? admissionsActions.filter((action) => courses[action].length === 0) : [];
}

/** Whether the school's form accepts an action for a course. */
export type Coverage = (action: AdmissionsAction, courseSlug: string) => boolean;

/**
 * The courses that the CRM accepts. An action without any course counts as accepted for all, because its links lead to a
 * contact anyway (`admissions-target.ts`).
 */
export async function findCoverage(content: ContentClient): Promise<Coverage> {
  const courses = await findCoursesByAction(content);
  if (!courses) return () => true;
  return (action, courseSlug) =>
    courses[action].length === 0 || courses[action].some(({ slug }) => slug === courseSlug);
}

/** Milliseconds that a page waits for the missing links: a visitor sees the page before a slow CRM answers. */
const longestWaitForGaps = 800;
const noGaps: readonly AdmissionsAction[] = [];

/**
 * The actions for which the CRM has no link, for a course at a campus. None if the service is slow or does not know the
 * pair.
 */
export function findGaps(
  content: ContentClient,
  courseSlug: string,
  campusSlug: string,
  actions: readonly AdmissionsAction[] = admissionsActions,
): Promise<readonly AdmissionsAction[]> {
  return withDeadline(gapsAmong(actions, content, courseSlug, campusSlug), noGaps, longestWaitForGaps);
}

async function gapsAmong(
  actions: readonly AdmissionsAction[],
  content: ContentClient,
  courseSlug: string,
  campusSlug: string,
): Promise<AdmissionsAction[]> {
  const hasNoLink = async (action: AdmissionsAction) => {
    try {
      return (await readCrmUrl(content, action, courseSlug, campusSlug, optionalPart)) === null;
    } catch (error) {
      if (error instanceof ContentError) return false;
      throw error;
    }
  };
  const areGaps = await Promise.all(actions.map(hasNoLink));
  return actions.filter((_, index) => areGaps[index]);
}
