/**
 * Whether one can apply today, by the status of the learner: cards, sheet, comparison, prices, pop-in and search
 * show it, and it decides a sheet's first action. Pure.
 */
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import type { Coverage } from '~/school/admissions/crm-gaps.server';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { calendarDay } from '../../../content-model/rules/calendar-day';
import type { AdmissionDates } from './admission-dates';
import { datedAdmission } from './admission-dates';
import type { Price } from './prices';

export type LearnerStatus = Price['status'];

export type AdmissionState =
  /** Not yet open; null while the day is not published. */
  | { kind: 'upcoming'; opensOn: string | null }
  /** Null: without end. */
  | { kind: 'open'; closesOn: string | null }
  /** Open, by telephone. */
  | { kind: 'telephone'; closesOn: string | null }
  /** Open, but taught at no campus that a form could name: by telephone too. */
  | { kind: 'no-campus'; closesOn: string | null }
  | { kind: 'full' }
  /** The next intake has no date yet. */
  | { kind: 'closed'; closesOn: string };

/** The inputs of a state. */
export interface ProgrammeAdmission {
  slug: string;
  admission: AdmissionDates & { full: readonly LearnerStatus[]; byTelephone: readonly LearnerStatus[] };
  prices: readonly { status: LearnerStatus }[];
  campuses: readonly unknown[];
}

export interface AdmissionFacts {
  dates: AdmissionSettings;
  /** The courses that the school's form accepts. */
  acceptsCourse: Coverage;
  now: Date;
}

/** To whom one applies: `national` is the State's platform, the others are the school, for learners of a status. */
export type AdmissionWay = 'national' | LearnerStatus;

export interface WayIn {
  way: AdmissionWay;
  state: AdmissionState;
}

/**
 * Every way of applying with its state. A programme of the national calendar has the State's platform and, if
 * apprentices have a price, the school's own way for them; others have one for each price.
 */
export function waysIn(programme: ProgrammeAdmission, facts: AdmissionFacts): WayIn[] {
  return waysOf(programme).map((way) => ({ way, state: admissionState(programme, way, facts) }));
}

function waysOf({ admission, prices }: ProgrammeAdmission): AdmissionWay[] {
  const priced = [...new Set(prices.map(({ status }) => status))];
  if (admission.calendar === 'national')
    return priced.includes('apprenticeship') ? ['national', 'apprenticeship'] : ['national'];
  return priced.length > 0 ? priced : ['initial'];
}

/** Days are those of Paris, the first and the last included. */
function admissionState(
  { admission, campuses, slug }: ProgrammeAdmission,
  way: AdmissionWay,
  { dates, acceptsCourse, now }: AdmissionFacts,
): AdmissionState {
  const status = way === 'national' ? 'initial' : way;
  if (admission.full.includes(status)) return { kind: 'full' };
  const { opensOn, closesOn } = datesOf(admission, way, dates, now);
  const today = calendarDay(now);
  if (way === 'national' && opensOn === null && closesOn === null) return { kind: 'upcoming', opensOn };
  if (opensOn !== null && today < calendarDay(opensOn)) return { kind: 'upcoming', opensOn };
  if (closesOn !== null && today > calendarDay(closesOn)) return { kind: 'closed', closesOn };
  if (campuses.length === 0) return { kind: 'no-campus', closesOn };
  // The State's platform accepts wishes without the school's form.
  const hasForm = way === 'national' || acceptsCourse('registration', slug);
  if (!hasForm || admission.byTelephone.includes(status)) return { kind: 'telephone', closesOn };
  return { kind: 'open', closesOn };
}

/**
 * Apprentices of the national calendar have the school's dates for apprenticeship; any other way has those of
 * `datedAdmission`.
 */
function datesOf(
  admission: AdmissionDates,
  way: AdmissionWay,
  dates: AdmissionSettings,
  now: Date,
): Pick<AdmissionDates, 'opensOn' | 'closesOn'> {
  if (admission.calendar !== 'national' || way === 'national') return datedAdmission(admission, dates, now);
  return dates.apprenticeship ?? { opensOn: null, closesOn: null };
}

/** Whether one can apply today, in any way. */
export function isOpenToday({ kind }: AdmissionState): boolean {
  return kind === 'open' || kind === 'telephone' || kind === 'no-campus';
}

/** Whether no way is open: only the next intake remains. */
export function hasEnded(ways: readonly WayIn[]): boolean {
  return ways.every(({ state }) => state.kind === 'closed' || state.kind === 'full');
}

/** The state of a way, or of all ways if `way` is null. */
export type DistinctWay = Omit<WayIn, 'way'> & { way: AdmissionWay | null };

/** A state common to all ways, once; otherwise each way with its own, those open today first. */
export function distinctWays(ways: readonly WayIn[]): DistinctWay[] {
  const [first] = ways;
  if (first && first.way !== 'national' && ways.every(({ state }) => isSameState(state, first.state)))
    return [{ ...first, way: null }];
  return ways.toSorted((a, b) => Number(isOpenToday(b.state)) - Number(isOpenToday(a.state)));
}

const isSameState = (a: AdmissionState, b: AdmissionState) =>
  a.kind === b.kind && dayOfState(a) === dayOfState(b);

/** The day on which a state begins or ends; null without one. */
export function dayOfState(state: AdmissionState): string | null {
  if (state.kind === 'full') return null;
  return state.kind === 'upcoming' ? state.opensOn : state.closesOn;
}

/**
 * The actions that lead somewhere for a programme today: its course is known to the form, and a place can be requested.
 */
export function actionsFor(
  { slug, campuses }: Pick<ProgrammeAdmission, 'slug' | 'campuses'>,
  ways: readonly WayIn[],
  { acceptsCourse }: Pick<AdmissionFacts, 'acceptsCourse'>,
): AdmissionsAction[] {
  if (campuses.length === 0) return [];
  const applies = ways.some(({ way, state }) => way !== 'national' && state.kind === 'open');
  return admissionsActions.filter(
    (action) => acceptsCourse(action, slug) && (action !== 'registration' || applies),
  );
}
