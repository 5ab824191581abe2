/** The three admissions actions (specification §1) and their addresses. */
import { pathTo } from '~/addresses/path-to';
import { actionNames as admissionsActions } from '../../../content-model/enumerations';

export { admissionsActions };
export type AdmissionsAction = (typeof admissionsActions)[number];

export function isAdmissionsAction(text: string | undefined): text is AdmissionsAction {
  return (admissionsActions as readonly string[]).includes(text ?? '');
}

/** Whether a path is that of an admissions page: the pages with the form that leaves for the CRM. */
export function isAdmissionsPath(path: string): boolean {
  const [, section, action, ...below] = path.split('/');
  return section === 'crm' && below.length === 0 && isAdmissionsAction(action);
}

/** The part of a visitor's choice that a page knows before the form is filled in. */
export interface PresetChoice {
  course?: string | null | undefined;
  campus?: string | null | undefined;
  /** Actions the course cannot be requested with. */
  unavailableActions?: readonly AdmissionsAction[] | undefined;
}

/** The course an action is preset with: none that it cannot be requested for. */
export function courseFor(
  action: AdmissionsAction,
  { course, unavailableActions }: PresetChoice,
): PresetChoice['course'] {
  return unavailableActions?.includes(action) ? null : course;
}

/** Address of an admissions action with the choice preset: `/crm/brochure?course=bts-gpn`. */
export function admissionsHref(action: AdmissionsAction, choice: PresetChoice = {}): string {
  const parameters = new URLSearchParams();
  const course = courseFor(action, choice);
  if (course) parameters.set('course', course);
  if (choice.campus) parameters.set('campus', choice.campus);
  const query = parameters.toString();
  return `${pathTo('crm/:action', action)}${query ? `?${query}` : ''}`;
}
