/** The page that an admissions action leads to in this school, whose CRM may not offer it. Pure. */
import { pathTo } from '~/addresses/path-to';
import { sidePages } from '../../../content-model/rules/linked-pages';
import { type AdmissionsAction, admissionsHref, type PresetChoice } from './actions';

/**
 * The action's own form, or else the contact form. In a school without a CRM: the contacts of the chosen campus or
 * programme, or else of the school.
 *
 * @param isThere whether an address may be linked (`site/absent-links.tsx`)
 */
export function admissionsTarget(
  action: AdmissionsAction,
  choice: PresetChoice,
  isThere: (href: string) => boolean,
): string {
  const formAction = [action, 'contact' as const].find((candidate) => isThere(admissionsHref(candidate)));
  if (formAction) return admissionsHref(formAction, choice);
  if (choice.campus) return `${pathTo('campus/:slug', choice.campus)}#venir`;
  if (choice.course) return `${pathTo('formations/:slug', choice.course)}#campus`;
  return isThere(sidePages.contact) ? sidePages.contact : pathTo('campus');
}
