import type { WantedChoice } from '~/school/admissions/choice';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { useLabels } from '~/site/labels-context';

/** The wrong field and the reason, in a few words; the notice has the full text. */
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
