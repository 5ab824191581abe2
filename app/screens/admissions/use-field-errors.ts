import type { WantedChoice } from '~/school/admissions/choice';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { useLabels } from '~/site/labels-context';

/** Which field is wrong, and why, in a few words; the notice says it in full. */
export function useFieldErrors(
  problem: AdmissionsProblem | null,
  chosen: WantedChoice,
): { course?: string; campus?: string } {
  const t = useLabels();
  if (problem?.kind === 'not-taught') return { campus: t('admissions.problem.notTaughtCampus') };
  if (problem?.kind !== 'missing' && problem?.kind !== 'invalid') return {};
  return {
    ...(chosen.course ? {} : { course: t('admissions.problem.missingCourse') }),
    ...(chosen.campus ? {} : { campus: t('admissions.problem.missingCampus') }),
  };
}
