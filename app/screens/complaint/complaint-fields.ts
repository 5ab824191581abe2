/** The fields of the complaint form: their names, their limits, and what can be wrong with them. */

/** The fields, in their order. */
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

/** A honeypot: a field hidden from people, filled in only by bots. */
export const trapField = 'site_web';
export const tokenField = 'jeton';
/** Parameter of the address after a complaint has been sent: its number. */
export const sentParameter = 'numero';

/** The number of a complaint. */
export const referencePattern = /^[A-Z0-9-]{4,24}$/;

/** Limits in characters; the content service has the same. */
export const longestFacts = 5000;
export const longestLine = 200;
export const longestEmail = 254;
export const longestPhone = 80;

/** What the visitor has typed, unchanged. */
export type ComplaintInput = Record<ComplaintField, string>;

export type ComplaintProblem =
  /** Fields to be completed or corrected. */
  | { kind: 'fields' }
  /** Too quick, too old, or sent by a bot. */
  | { kind: 'again' }
  /** The content service is down. */
  | { kind: 'away'; statusCode: number };
