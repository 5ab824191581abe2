/** Today's actions for a programme, decided by its state of admission. Pure. */
import type { NamedEntry } from '~/base/named-entry';
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { hasEnded, isOpenToday, type WayIn } from '~/school/programmes/admission-state';

export type NextStep =
  | { kind: 'parcoursup' }
  | { kind: 'registration'; apprentice: boolean }
  | { kind: 'brochure' | 'contact' }
  | { kind: 'call'; phone: string; name: string | null }
  | { kind: 'neighbour'; slug: string; title: string };

interface Around {
  ways: readonly WayIn[];
  /** Those of the school's form with a target. */
  actions: readonly AdmissionsAction[];
  /** The phone number: the visitor's campus, or else the school. */
  call: { phone: string; name: string | null } | null;
  /** A similar programme with open admission. */
  neighbour: NamedEntry | null;
}

/** The most useful first; none leads to a refusal. */
export function nextSteps({ ways, actions, call, neighbour }: Around): NextStep[] {
  const wishes = ways.some(({ way, state }) => way === 'national' && state.kind === 'open');
  const national = ways.some(({ way }) => way === 'national');
  const applies = actions.includes('registration');
  const over = hasEnded(ways);
  const onlyByPhone = !wishes && !applies && ways.some(({ state }) => isOpenToday(state));
  const steps: (NextStep | false | null)[] = [
    wishes && { kind: 'parcoursup' },
    applies && { kind: 'registration', apprentice: national },
    (over || onlyByPhone || !actions.includes('contact')) && call && { kind: 'call', ...call },
    over && neighbour && { kind: 'neighbour', ...neighbour },
    actions.includes('brochure') && { kind: 'brochure' },
    actions.includes('contact') && { kind: 'contact' },
  ];
  return steps.filter((step) => step !== false && step !== null);
}

/** The actions that a page about the programme does not preset it for. */
export function unavailableActionsOf(steps: readonly NextStep[]): AdmissionsAction[] {
  return admissionsActions.filter((action) => !steps.some(({ kind }) => kind === action));
}
