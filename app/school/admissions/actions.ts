/** The three admissions actions (specification §1) and their addresses. */
export const admissionsActions = ['brochure', 'contact', 'registration'] as const;
export type AdmissionsAction = (typeof admissionsActions)[number];

export function isAdmissionsAction(text: string | undefined): text is AdmissionsAction {
  return (admissionsActions as readonly string[]).includes(text ?? '');
}

/** What a page already knows of the visitor's choice. */
export interface KnownChoice {
  course?: string | undefined;
  campus?: string | undefined;
}

/** Address of an admissions action with what is known preset: `/crm/brochure?course=bts-gpn`. */
export function admissionsHref(action: AdmissionsAction, known: KnownChoice = {}): string {
  const parameters = new URLSearchParams();
  if (known.course) parameters.set('course', known.course);
  if (known.campus) parameters.set('campus', known.campus);
  const query = parameters.toString();
  return `/crm/${action}${query ? `?${query}` : ''}`;
}
