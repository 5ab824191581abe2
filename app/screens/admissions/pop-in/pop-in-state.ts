/** State and events of the pop-in (specification §4, §5). Pure. */
import type { AdmissionsAction, KnownChoice } from '~/school/admissions/actions';
import type { WantedChoice } from '~/school/admissions/choice';
import type { Choice } from '~/school/admissions/crm.server';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import type { AdmissionsView } from '../admissions-view.server';
import type { CampusToChoose } from '../campuses-by-distance.server';

/** A pending call to the site. */
export interface Call {
  /** Only the response to the last call counts, since responses may arrive out of order. */
  id: number;
  kind: 'lists' | 'link';
  action: AdmissionsAction;
  chosen: WantedChoice;
}

export interface PopInState {
  action: AdmissionsAction;
  chosen: WantedChoice;
  /** null until they have come. */
  courses: readonly Choice[] | null;
  /** null until there is something to choose from. */
  campuses: readonly CampusToChoose[] | null;
  problem: AdmissionsProblem | null;
  /** The state of admission to the chosen course. */
  standing: AdmissionsView['standing'];
  /** The lists could not be loaded; the visitor may retry. */
  listsFailed: boolean;
  /** The campus that was chosen and does not teach the course chosen after it. */
  cleared: Choice | null;
  /** The phone number: the chosen campus, or else the school. */
  contact: AdmissionsView['contact'];
  school: AdmissionsView['contact'];
  call: Call | null;
  /** The call takes long: a message is shown. */
  slow: boolean;
  calls: number;
  /** The CRM address that is being opened. */
  leavingFor: string | null;
}

export type PopInEvent =
  | { type: 'courseChosen'; slug: string | null }
  | { type: 'campusChosen'; slug: string | null }
  | { type: 'startedOver' }
  | { type: 'triedAgain' }
  | { type: 'confirmed' }
  | { type: 'answered'; id: number; view: AdmissionsView }
  | { type: 'linkFound'; id: number; url: string }
  | { type: 'failed'; id: number; statusCode: number }
  | { type: 'tookLong'; id: number };

interface Opening {
  action: AdmissionsAction;
  choice: KnownChoice;
  schoolPhone: string | null;
}

/** The initial state: empty or preset, with the lists loading. */
export function openPopIn({ action, choice, schoolPhone }: Opening): PopInState {
  const school = { campus: null, phone: schoolPhone };
  return ask('lists', {
    action,
    chosen: { course: choice.course ?? null, campus: choice.campus ?? null },
    courses: null,
    campuses: null,
    problem: null,
    standing: null,
    listsFailed: false,
    cleared: null,
    contact: school,
    school,
    call: null,
    slow: false,
    calls: 0,
    leavingFor: null,
  });
}

/** Disabled while neither course nor campus is chosen (specification §5). */
export function campusIsDisabled({ chosen }: PopInState): boolean {
  return chosen.course === null && chosen.campus === null;
}

/** The reducer. Returns the same object when an event changes nothing. */
export function popInReducer(state: PopInState, event: PopInEvent): PopInState {
  switch (event.type) {
    case 'courseChosen':
      return choose(state, { ...state.chosen, course: event.slug });
    case 'campusChosen':
      return choose(state, { ...state.chosen, campus: event.slug });
    case 'startedOver':
      return choose(state, { course: null, campus: null });
    case 'triedAgain':
      return ask('lists', { ...state, problem: null });
    case 'confirmed':
      return confirm(state);
    default:
      // A response to an older call does not concern the current choice.
      return event.id === state.call?.id ? answer(state, state.call, event) : state;
  }
}

function choose(state: PopInState, chosen: WantedChoice): PopInState {
  const { course, campus } = state.chosen;
  if (chosen.course === course && chosen.campus === campus) return state;
  return ask('lists', {
    ...state,
    chosen,
    problem: null,
    standing: null,
    cleared: null,
    contact: chosen.campus === campus ? state.contact : state.school,
    campuses: chosen.course || chosen.campus ? state.campuses : null,
  });
}

/** Ignores a second press while the first is pending. */
function confirm(state: PopInState): PopInState {
  if (state.call?.kind === 'link' || state.leavingFor) return state;
  const { course, campus } = state.chosen;
  if (!course || !campus) return { ...state, problem: { kind: 'missing' } };
  return ask('link', { ...state, problem: null });
}

function ask(kind: Call['kind'], state: PopInState): PopInState {
  const { action, chosen } = state;
  const id = state.calls + 1;
  return {
    ...state,
    calls: id,
    call: { id, kind, action, chosen },
    slow: false,
    listsFailed: false,
    leavingFor: null,
  };
}

type Answer = Extract<PopInEvent, { id: number }>;

function answer(state: PopInState, call: Call, event: Answer): PopInState {
  switch (event.type) {
    case 'tookLong':
      return { ...state, slow: true };
    case 'linkFound':
      return { ...endCall(state), leavingFor: event.url };
    case 'failed':
      return keepChoice(endCall(state), call, { kind: 'away', statusCode: event.statusCode });
    case 'answered':
      return show(endCall(state), call, event.view);
  }
}

function endCall(state: PopInState): PopInState {
  return { ...state, call: null, slow: false };
}

/** Takes lists, choice and message from the server's view. */
function show(state: PopInState, call: Call, view: AdmissionsView): PopInState {
  const { lists, chosen, contact, standing } = view;
  if (view.problem?.kind === 'away' || !lists) {
    const problem = view.problem ?? { kind: 'away', statusCode: 503 };
    return { ...keepChoice(state, call, problem), ...(lists ?? {}), contact };
  }
  return {
    ...state,
    ...lists,
    chosen,
    contact,
    standing,
    // 'missing' may have been set since the lists were requested; no other problem outlives a call.
    problem: view.problem ?? state.problem,
    cleared: clearedCampus(state, chosen),
  };
}

/** After a failed call: keeps the choice, and of the campuses only the chosen one. */
function keepChoice(state: PopInState, call: Call, problem: AdmissionsProblem): PopInState {
  if (call.kind === 'link') return { ...state, problem };
  const kept = state.campuses?.filter(({ slug }) => slug === state.chosen.campus) ?? [];
  return { ...state, problem, listsFailed: true, campuses: kept.length > 0 ? kept : null };
}

function clearedCampus(state: PopInState, chosen: WantedChoice): Choice | null {
  if (!chosen.course || chosen.campus) return null;
  return state.campuses?.find(({ slug }) => slug === state.chosen.campus) ?? null;
}
