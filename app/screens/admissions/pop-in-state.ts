/** State and events of the pop-in (specification §4, §5). Pure. */
import type { PresetChoice } from '~/school/admissions/actions';
import type { RequestedChoice } from '~/school/admissions/choice';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import type { Labels } from '~/site/labels';
import type { AdmissionsRequest } from './admissions-link';
import type { AdmissionsView } from './admissions-view.server';
import { choiceNames } from './choice-names';

/** A call to the site: for the lists of a choice, or for its link. */
export interface Call {
  kind: 'lists' | 'link';
  action: AdmissionsView['action'];
  chosen: RequestedChoice;
}

export type CallOutcome =
  | { type: 'answered'; view: AdmissionsView }
  | { type: 'linkFound'; url: string }
  | { type: 'failed'; statusCode: number };

export interface PopInState {
  /** The link whose page is shown. */
  request: AdmissionsRequest;
  /** The page's data; its lists are null until they are loaded. */
  view: AdmissionsView;
  /** The pending call. Only its outcome counts, since responses may arrive out of order. */
  call: Call | null;
  /** The call takes long: a message is shown. */
  isSlow: boolean;
  /** The lists could not be loaded; the visitor may retry. */
  listsFailed: boolean;
  /** Name of the campus that was chosen and does not teach the course chosen after it. */
  clearedCampus: string | null;
  /** The CRM's address is being opened. */
  isLeaving: boolean;
  /** The school's phone number, until that of a campus is known. */
  school: AdmissionsView['contact'];
}

export type PopInEvent =
  | { type: 'requested'; request: AdmissionsRequest }
  | { type: 'chosen'; choice: RequestedChoice }
  | { type: 'confirmed' }
  | { type: 'tookLong'; call: Call }
  | (CallOutcome & { call: Call });

/** The initial state: empty or preset, with the lists loading. */
export function openPopIn(request: AdmissionsRequest, schoolPhone: string | null): PopInState {
  const { action, choice } = request;
  const school = { campus: null, phone: schoolPhone };
  return ask('lists', {
    request,
    view: {
      action,
      lists: null,
      nearness: null,
      chosen: toRequestedChoice(choice),
      problem: null,
      admissionState: null,
      unavailableActions: [],
      contact: school,
      events: [],
    },
    call: null,
    isSlow: false,
    listsFailed: false,
    clearedCampus: null,
    isLeaving: false,
    school,
  });
}

/** The reducer. Returns the same object when an event changes nothing. */
export function popInReducer(state: PopInState, event: PopInEvent): PopInState {
  switch (event.type) {
    case 'requested':
      return follow(state, event.request);
    case 'chosen':
      return isSame(event.choice, state.view.chosen) ? state : choose(state, event.choice);
    case 'confirmed':
      return confirm(state);
    default:
      return event.call === state.call ? conclude(state, event) : state;
  }
}

/** Shows the page of a link that was followed within the pop-in. */
function follow(state: PopInState, request: AdmissionsRequest): PopInState {
  const { view } = state;
  const { action, choice } = request;
  const lists = action === view.action ? view.lists : null;
  return choose({ ...state, request, view: { ...view, action, lists } }, toRequestedChoice(choice));
}

function choose(state: PopInState, chosen: RequestedChoice): PopInState {
  const { view, school } = state;
  const campuses = chosen.course || chosen.campus ? (view.lists?.campuses ?? null) : null;
  return ask('lists', {
    ...state,
    clearedCampus: null,
    view: {
      ...view,
      chosen,
      problem: null,
      admissionState: null,
      contact: chosen.campus === view.chosen.campus ? view.contact : school,
      lists: view.lists && { ...view.lists, campuses },
    },
  });
}

/** Requests the link of a complete choice; ignores a second press while the first is pending. */
function confirm(state: PopInState): PopInState {
  if (state.call?.kind === 'link' || state.isLeaving) return state;
  const { course, campus } = state.view.chosen;
  if (!course || !campus) return withProblem(state, { kind: 'missing' });
  return ask('link', withProblem(state, null));
}

function ask(kind: Call['kind'], state: PopInState): PopInState {
  const { action, chosen } = state.view;
  return {
    ...state,
    call: { kind, action, chosen },
    isSlow: false,
    // The link does not bring lists that are missing.
    listsFailed: kind === 'link' && state.listsFailed,
    isLeaving: false,
  };
}

type CallEvent = Extract<PopInEvent, { call: Call }>;

function conclude(state: PopInState, event: CallEvent): PopInState {
  if (event.type === 'tookLong') return { ...state, isSlow: true };
  const done = { ...state, call: null, isSlow: false };
  switch (event.type) {
    case 'linkFound':
      return { ...done, isLeaving: true };
    case 'failed':
      return fail(done, event.call, { kind: 'away', statusCode: event.statusCode });
    case 'answered':
      return show(done, event.call, event.view);
  }
}

function show(state: PopInState, call: Call, answer: AdmissionsView): PopInState {
  const { view } = state;
  if (answer.problem?.kind === 'away' || !answer.lists) {
    const failed = fail(state, call, answer.problem ?? { kind: 'away', statusCode: 503 });
    const lists = answer.lists ?? failed.view.lists;
    return { ...failed, view: { ...failed.view, lists, contact: answer.contact } };
  }
  // 'missing' may have been set since the lists were requested; no other problem outlives a call.
  const problem = answer.problem ?? view.problem;
  return {
    ...state,
    // Here the kept campus sorts the campuses, not a place in the address.
    view: { ...answer, problem, nearness: null },
    listsFailed: false,
    clearedCampus: answer.chosen.course && !answer.chosen.campus ? (choiceNames(view).campus ?? null) : null,
  };
}

/** Keeps the choice; of the campuses, only the chosen one. */
function fail(state: PopInState, call: Call, problem: AdmissionsProblem): PopInState {
  const { view } = state;
  if (call.kind === 'link') {
    const listsFailed = state.listsFailed || !view.lists?.campuses;
    return withProblem({ ...state, listsFailed }, problem);
  }
  const chosenCampus = view.lists?.campuses?.filter(({ slug }) => slug === view.chosen.campus) ?? [];
  const lists = view.lists && { ...view.lists, campuses: chosenCampus.length > 0 ? chosenCampus : null };
  return { ...state, listsFailed: true, view: { ...view, problem, lists } };
}

function withProblem(state: PopInState, problem: AdmissionsProblem | null): PopInState {
  return { ...state, view: { ...state.view, problem } };
}

const toRequestedChoice = ({ course = null, campus = null }: PresetChoice): RequestedChoice => ({
  course,
  campus,
});

const isSame = (choice: RequestedChoice, other: RequestedChoice) =>
  choice.course === other.course && choice.campus === other.campus;

/** Status message for screen readers when the lists change; empty while a problem is announced. */
export function popInStatus({ view, call, isLeaving }: PopInState, t: Labels): string {
  if (isLeaving) return t('admissions.popIn.leaving');
  if (call) return t(call.kind === 'link' ? 'admissions.popIn.findingLink' : 'admissions.popIn.loading');
  if (view.problem) return '';
  const { lists } = view;
  const { course, campus } = choiceNames(view);
  if (course && campus) return t('admissions.popIn.complete', { course, campus });
  if (course) return t.count('admissions.popIn.campuses', lists?.campuses?.length ?? 0, { course });
  return t.count('admissions.popIn.courses', lists?.courses.length ?? 0);
}
