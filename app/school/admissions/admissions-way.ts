/** The target of an admissions action in this school, whose CRM may not offer it. Pure. */

import { pathTo } from '~/screens/list/path-to';
import { sidePages } from '../../../content-model/rules/linked-pages';
import { type AdmissionsAction, admissionsHref, type KnownChoice } from './actions';

/**
 * The action's page; else that of the contact; in a school without a CRM the contact of the campus or of the programme
 * that is known, else of the school.
 *
 * @param isThere whether an address may be linked (`site/absent-links.tsx`)
 */
export function admissionsWay(
  action: AdmissionsAction,
  known: KnownChoice,
  isThere: (href: string) => boolean,
): string {
  const page = [action, 'contact' as const].find((one) => isThere(admissionsHref(one)));
  if (page) return admissionsHref(page, known);
  if (known.campus) return `${pathTo('campus/:slug', known.campus)}#venir`;
  if (known.course) return `${pathTo('formations/:slug', known.course)}#campus`;
  return isThere(sidePages.contact) ? sidePages.contact : pathTo('campus');
}
