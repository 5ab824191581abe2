/** What an admissions page answers for a choice that the CRM does not cover. */
import type { ContentClient } from '~/content/client.server';
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { admissionsTarget } from '~/school/admissions/admissions-target';
import type { RequestedChoice } from '~/school/admissions/choice';
import { findCoverage, findUncoveredActions } from '~/school/admissions/crm-gaps.server';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { listProgrammes } from '~/school/programmes/programmes.server';

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
