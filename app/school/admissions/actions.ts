/** The three admissions actions (specification §1) and their addresses. */
import { pathTo } from '~/screens/list/path-to';
import { actionNames as admissionsActions } from '../../../content-model/enumerations';

export { admissionsActions };
export type AdmissionsAction = (typeof admissionsActions)[number];

export function isAdmissionsAction(text: string | undefined): text is AdmissionsAction {
  return (admissionsActions as readonly string[]).includes(text ?? '');
}

/** Whether a path is that of an admissions page: the pages with the form that leaves for the CRM. */
export function isAdmissionsPath(path: string): boolean {
  const [, room, action, ...rest] = path.split('/');
  return room === 'crm' && rest.length === 0 && isAdmissionsAction(action);
}

/** The visitor's choice that a page already knows. */
export interface KnownChoice {
  course?: string | null | undefined;
  campus?: string | null | undefined;
  /** Actions the course cannot be requested with. */
  unavailableActions?: readonly AdmissionsAction[] | undefined;
}

/** The course an action is preset with. */
export function courseFor(
  action: AdmissionsAction,
  { course, unavailableActions }: KnownChoice,
): KnownChoice['course'] {
  return unavailableActions?.includes(action) ? null : course;
}

/** Address of an admissions action with the known choice preset: `/crm/brochure?course=bts-gpn`. */
export function admissionsHref(action: AdmissionsAction, known: KnownChoice = {}): string {
  const parameters = new URLSearchParams();
  const course = courseFor(action, known);
  if (course) parameters.set('course', course);
  if (known.campus) parameters.set('campus', known.campus);
  const query = parameters.toString();
  return `${pathTo('crm/:action', action)}${query ? `?${query}` : ''}`;
}
