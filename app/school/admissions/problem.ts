/** Problems of an admissions form (specification §5, §8), and their HTTP status. */
export type AdmissionsProblem =
  /** Course or campus not chosen. */
  | { kind: 'missing' }
  /** An unknown choice, or a form that no page of this site sends. */
  | { kind: 'invalid' }
  /** The campus does not teach the course. */
  | { kind: 'not-taught' }
  /** The course exists, the action does not cover it: a programme without a brochure. */
  | { kind: 'not-offered'; programme: UncoveredProgramme }
  /** The CRM has no link for this choice, or only an unsafe one. */
  | { kind: 'no-link' }
  /** The content service is down. */
  | { kind: 'away'; statusCode: number };

interface UncoveredProgramme {
  slug: string;
  title: string;
  /** Whether the contact form accepts questions about it. */
  acceptsContact: boolean;
}

/** HTTP status of the answer to a POST with this problem. */
export function problemStatus(problem: AdmissionsProblem): number {
  switch (problem.kind) {
    case 'missing':
    case 'invalid':
    case 'not-taught':
      return 400;
    case 'not-offered':
    case 'no-link':
      return 404;
    case 'away':
      return problem.statusCode;
  }
}

/** The result of a submitted form, for the metrics: the visitor left for the CRM, or had a problem. */
export type AdmissionsOutcome = 'left' | AdmissionsProblem['kind'];

const outcomes: Readonly<Record<AdmissionsOutcome, true>> = {
  left: true,
  missing: true,
  invalid: true,
  'not-taught': true,
  'not-offered': true,
  'no-link': true,
  away: true,
};

export const admissionsOutcomes = Object.keys(outcomes);
