import type { Labels } from '~/site/labels';
import type { PopInState } from './pop-in-state';

/** What a visitor who does not see the lists change is told; empty while a problem speaks. Pure. */
export function statusOf(state: PopInState, t: Labels): string {
  const { call, chosen, courses, campuses, problem } = state;
  if (state.leavingFor) return t('admissions.popIn.leaving');
  if (call) return t(call.kind === 'link' ? 'admissions.popIn.findingLink' : 'admissions.popIn.loading');
  if (problem) return '';
  if (chosen.course && chosen.campus) return t('admissions.popIn.complete');
  if (chosen.course) return t.count('admissions.popIn.campuses', campuses?.length ?? 0);
  return t.count('admissions.popIn.courses', courses?.length ?? 0);
}
