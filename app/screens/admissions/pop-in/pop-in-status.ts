import type { Choice } from '~/school/admissions/crm.server';
import type { Labels } from '~/site/labels';
import type { PopInState } from './pop-in-state';

/**
 * Status message for screen readers when the lists change, with the full names, which a narrow field truncates;
 * empty while a problem is announced. Pure.
 */
export function popInStatus(state: PopInState, t: Labels): string {
  const { call, chosen, courses, campuses, problem } = state;
  if (state.leavingFor) return t('admissions.popIn.leaving');
  if (call) return t(call.kind === 'link' ? 'admissions.popIn.findingLink' : 'admissions.popIn.loading');
  if (problem) return '';
  const course = nameOf(courses, chosen.course);
  const campus = nameOf(campuses, chosen.campus);
  if (course && campus) return t('admissions.popIn.complete', { course, campus });
  if (course) return t.count('admissions.popIn.campuses', campuses?.length ?? 0, { course });
  return t.count('admissions.popIn.courses', courses?.length ?? 0);
}

function nameOf(choices: readonly Choice[] | null, slug: string | null): string | undefined {
  return choices?.find((choice) => choice.slug === slug)?.name;
}
