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

interface AdmissionSituation {
  ways: readonly WayIn[];
  /** Actions of the school's form that lead somewhere. */
  actions: readonly AdmissionsAction[];
  /** The phone number: the visitor's campus, or else the school. */
  call: { phone: string; name: string | null } | null;
  /** A similar programme with open admission. */
  neighbour: NamedEntry | null;
}

/** The most useful step first; none leads to a refusal. */
export function nextSteps({ ways, actions, call, neighbour }: AdmissionSituation): NextStep[] {
  const nationalWay = ways.find(({ way }) => way === 'national');
  const takesWishes = ways.some(({ way, state }) => way === 'national' && state.kind === 'open');
  const takesApplications = actions.includes('registration');
  const takesContacts = actions.includes('contact');
  const isOver = hasEnded(ways);
  const isOpenByPhoneOnly =
    !takesWishes && !takesApplications && ways.some(({ state }) => isOpenToday(state));
  const steps: (NextStep | false | null)[] = [
    takesWishes && { kind: 'parcoursup' },
    takesApplications && { kind: 'registration', apprentice: nationalWay !== undefined },
    (isOver || isOpenByPhoneOnly || !takesContacts) && call && { kind: 'call', ...call },
    isOver && neighbour && { kind: 'neighbour', ...neighbour },
    actions.includes('brochure') && { kind: 'brochure' },
    takesContacts && { kind: 'contact' },
  ];
  return steps.filter((step) => step !== false && step !== null);
}

/** The actions for which a page about the programme presets no course. */
export function unavailableActionsOf(steps: readonly NextStep[]): AdmissionsAction[] {
  return admissionsActions.filter((action) => !steps.some(({ kind }) => kind === action));
}
