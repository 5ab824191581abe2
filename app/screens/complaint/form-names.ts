/** What the complaint form sends. */
export const complaintFields = [
  'name',
  'email',
  'phone',
  'relation',
  'campus',
  'facts',
  'outcome',
  'consent',
] as const;
export type ComplaintField = (typeof complaintFields)[number];

/** A field no person sees: whoever fills it in is a program. */
export const trapField = 'site_web';
export const tokenField = 'jeton';
/** Parameter of the address after a complaint has been sent: the number it was given. */
export const sentParameter = 'numero';

export const relations = [
  'applicant',
  'learner',
  'parent',
  'employer',
  'funder',
  'neighbour',
  'other',
] as const;

/** Characters; the service accepts as many. */
export const longestFacts = 5000;
export const longestLine = 200;

/** What was typed, as it was typed. */
export type TypedComplaint = Record<ComplaintField, string>;

export type ComplaintProblem =
  /** Fields to be completed or corrected. */
  | { kind: 'fields' }
  /** Too quick, too old, or sent by something that fills in every field. */
  | { kind: 'again' }
  /** The content service cannot take it now. */
  | { kind: 'away'; statusCode: number };
