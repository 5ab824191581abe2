/** The state of admission to a programme, in words. Pure: the labels are passed in. */
import { lowerFirst } from '~/site/first-letter';
import { formatDay, formatDayOfYear } from '~/site/format';
import type { Labels } from '~/site/labels';
import { type AdmissionState, type DistinctWay, distinctWays, type WayIn } from './admission-state';

/** One sentence: `Candidatures ouvertes jusqu’au 12 mars 2027`. */
export function admissionText(state: AdmissionState, t: Labels): string {
  switch (state.kind) {
    case 'upcoming':
      return state.opensOn === null
        ? t('programmes.admission.unpublished')
        : t('programmes.admission.upcoming', { date: formatDay(state.opensOn) });
    case 'closed':
      return t('programmes.admission.closed', { date: formatDay(state.closesOn) });
    case 'full':
      return t('programmes.admission.full');
    case 'open':
      return state.closesOn === null
        ? t('programmes.admission.open')
        : t('programmes.admission.openUntil', { date: formatDay(state.closesOn) });
    case 'telephone':
    case 'no-campus':
      return state.closesOn === null
        ? t('programmes.admission.telephone')
        : t('programmes.admission.telephoneUntil', { date: formatDay(state.closesOn) });
  }
}

/** A shorter form, without the year: `Jusqu’au 12 mars`. */
export function admissionInBrief(state: AdmissionState, t: Labels): string {
  switch (state.kind) {
    case 'upcoming':
      return state.opensOn === null
        ? t('programmes.decision.unpublished')
        : t('programmes.decision.opens', { date: formatDayOfYear(state.opensOn) });
    case 'closed':
      return t('programmes.decision.closed', { date: formatDayOfYear(state.closesOn) });
    case 'full':
      return t('programmes.decision.full');
    case 'open':
      return until(state.closesOn, t);
    case 'telephone':
    case 'no-campus':
      return t('programmes.decision.telephone', { text: lowerFirst(until(state.closesOn, t)) });
  }
}

function until(closesOn: string | null, t: Labels): string {
  return closesOn
    ? t('programmes.decision.until', { date: formatDayOfYear(closesOn) })
    : t('programmes.decision.always');
}

/**
 * All of it in one line, for cards and results: `Candidatures : jusqu’au 12 mars`. If ways differ, the open ones are
 * first: `Alternance : jusqu’au 11 septembre · Parcoursup : dès le 19 janvier`.
 */
export function waysInBrief(ways: readonly WayIn[], t: Labels): string {
  return distinctWays(ways)
    .map((way) => wayInBrief(way, t))
    .join('\u00a0· ');
}

/** `Alternance : jusqu’au 11 septembre` */
export function wayInBrief({ way, state }: DistinctWay, t: Labels): string {
  return t('programmes.admission.line', {
    way: wayText(way, t),
    text: lowerFirst(admissionInBrief(state, t)),
  });
}

/** The learner's status: `Alternance`; null: everybody, `Candidatures`. */
export function wayText(way: WayIn['way'] | null, t: Labels): string {
  return way === null ? t('programmes.decision.deadline') : t(`programmes.admission.way.${way}`);
}
