/** The target of the admissions pages of a school without a CRM: editors' links do not depend on the school. */
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { admissionsWay } from '~/school/admissions/admissions-way';
import type { WantedChoice } from '~/school/admissions/choice';
import { findUncoveredActions } from '~/school/admissions/crm.server';
import type { PageContext } from '~/screens/frame/page-loader.server';

/**
 * @returns the address of a contact; null without a choice, so that the page explains it, and if there is a CRM or this
 * is unknown
 */
export async function findOtherWay(
  { content }: Pick<PageContext, 'content'>,
  action: AdmissionsAction,
  { course, campus }: WantedChoice,
): Promise<string | null> {
  if (!course && !campus) return null;
  if ((await findUncoveredActions(content)).length < admissionsActions.length) return null;
  return admissionsWay(action, { course: course ?? undefined, campus: campus ?? undefined }, () => false);
}
