/**
 * Whether one can ask for a place today, by the status of the learner: what cards, sheet, comparison, prices, pop-in,
 * search and catalogue say of it, and what decides a sheet's first action. Pure.
 */
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import type { Coverage } from '~/school/admissions/crm.server';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { calendarDay } from '../../../content-model/rules/calendar-day';
import type { AdmissionDates } from './admission-calendar';
import { datedAdmission } from './admission-dates';
import type { Price } from './prices';

export type LearnerStatus = Price['status'];

export type AdmissionState =
  /** Not yet open; null while the day is not published. */
  | { kind: 'upcoming'; opensOn: string | null }
  /** Null: without end. */
  | { kind: 'open'; closesOn: string | null }
  /** Open, to those who call. */
  | { kind: 'telephone'; closesOn: string | null }
  /** Open, and taught at no campus that a form could name: one calls as well. */
  | { kind: 'nowhere'; closesOn: string | null }
  | { kind: 'full' }
  /** The next intake has no date yet. */
  | { kind: 'closed'; closesOn: string };

/** What a state follows from. */
export interface Admitting {
  slug: string;
  admission: AdmissionDates & { full: readonly LearnerStatus[]; byTelephone: readonly LearnerStatus[] };
  prices: readonly { status: LearnerStatus }[];
  campuses: readonly unknown[];
}

export interface AdmissionFacts {
  dates: AdmissionSettings;
  /** What the school's form takes. */
  covers: Coverage;
  now: Date;
}

/** Who asks, and where: `national` is the State's platform, the others ask the school. */
export type AdmissionWay = 'national' | LearnerStatus;

export interface WayIn {
  way: AdmissionWay;
  state: AdmissionState;
}

/**
 * Every way in with its state. To a programme of the national calendar these are the State's platform and, where
 * apprentices have a price, the school's own for them; else one for each price.
 */
export function waysIn(programme: Admitting, facts: AdmissionFacts): WayIn[] {
  return waysOf(programme).map((way) => ({ way, state: admissionState(programme, way, facts) }));
}

function waysOf({ admission, prices }: Admitting): AdmissionWay[] {
  const priced = [...new Set(prices.map(({ status }) => status))];
  if (admission.calendar === 'national')
    return priced.includes('apprenticeship') ? ['national', 'apprenticeship'] : ['national'];
  return priced.length > 0 ? priced : ['initial'];
}

/** Days are those of Paris, the first and the last included. */
export function admissionState(
  { admission, campuses, slug }: Admitting,
  way: AdmissionWay,
  { dates, covers, now }: AdmissionFacts,
): AdmissionState {
  const status = way === 'national' ? 'initial' : way;
  if (admission.full.includes(status)) return { kind: 'full' };
  const { opensOn, closesOn } = datesOf(admission, way, dates, now);
  const today = calendarDay(now);
  if (way === 'national' && opensOn === null && closesOn === null) return { kind: 'upcoming', opensOn };
  if (opensOn !== null && today < calendarDay(opensOn)) return { kind: 'upcoming', opensOn };
  if (closesOn !== null && today > calendarDay(closesOn)) return { kind: 'closed', closesOn };
  if (campuses.length === 0) return { kind: 'nowhere', closesOn };
  // The State's platform takes wishes whatever the school's form does.
  const asked = way === 'national' || covers('registration', slug);
  if (!asked || admission.byTelephone.includes(status)) return { kind: 'telephone', closesOn };
  return { kind: 'open', closesOn };
}

/** The settings keep the dates of the national calendar and of its apprentices; else a programme has its own. */
function datesOf(
  admission: AdmissionDates,
  way: AdmissionWay,
  dates: AdmissionSettings,
  now: Date,
): Pick<AdmissionDates, 'opensOn' | 'closesOn'> {
  if (admission.calendar !== 'national' || way === 'national') return datedAdmission(admission, dates, now);
  return dates.apprenticeship ?? { opensOn: null, closesOn: null };
}

/** Whether one can ask for a place today, in whichever way. */
export function isOpenToday({ kind }: AdmissionState): boolean {
  return kind === 'open' || kind === 'telephone' || kind === 'nowhere';
}

/** Whether nobody can ask any more: there is nothing to wait for but the next intake. */
export function hasEnded(ways: readonly WayIn[]): boolean {
  return ways.every(({ state }) => state.kind === 'closed' || state.kind === 'full');
}

/** The actions that lead somewhere for a programme today: its course is known to the form, and a place can be asked for. */
export function actionsFor(
  { slug, campuses }: Pick<Admitting, 'slug' | 'campuses'>,
  ways: readonly WayIn[],
  { covers }: Pick<AdmissionFacts, 'covers'>,
): AdmissionsAction[] {
  if (campuses.length === 0) return [];
  const applies = ways.some(({ way, state }) => way !== 'national' && state.kind === 'open');
  return admissionsActions.filter((action) => covers(action, slug) && (action !== 'registration' || applies));
}
