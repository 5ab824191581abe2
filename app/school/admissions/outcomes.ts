/** The results of a submitted admissions form, for the metrics. */
import type { AdmissionsProblem } from './problem';

export type AdmissionsOutcome = 'left' | AdmissionsProblem['kind'];

const every: Record<AdmissionsOutcome, true> = {
  left: true,
  missing: true,
  invalid: true,
  'not-taught': true,
  'not-offered': true,
  'no-link': true,
  away: true,
};

export const admissionsOutcomes = Object.keys(every);
