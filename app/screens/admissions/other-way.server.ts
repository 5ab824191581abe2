/** Where the admissions pages of a school without a CRM lead: links of editors and of others know no school. */
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { admissionsWay } from '~/school/admissions/admissions-way';
import type { WantedChoice } from '~/school/admissions/choice';
import { findUncoveredActions } from '~/school/admissions/crm.server';
import type { PageContext } from '~/screens/frame/page-loader.server';

/**
 * @returns the address of a contact; null where nothing is chosen yet, so that the page says what there is not, and where
 * there is a CRM or nobody knows
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
