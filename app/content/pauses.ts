/**
 * The one table of what of the content service is left alone for a while, and why. The subject of a pause is the account,
 * a collection (`/events`), a field of one (`/events campus.timezone`) or the address of a question.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';

/**
 * `sign-in`: the service refuses the account. `right`: the account may not read the collection (403). `absence`: the
 * service lacks the collection. `field`: it lacks the field. `trouble`: the collection failed a moment ago. `question`:
 * this one failed, or the service asked for a pause.
 */
export type PauseReason = 'sign-in' | 'right' | 'absence' | 'field' | 'trouble' | 'question';

export interface Pause {
  /** When it is over, by the table's clock. */
  readonly until: number;
  /** Pauses in a row, this one included. */
  readonly times: number;
  /** Its cause. */
  readonly error: unknown;
}

export interface Pauses {
  /** Milliseconds left; 0: there is no pause. */
  left(reason: PauseReason, subject: string): number;
  /** The last pause, over or not. */
  last(reason: PauseReason, subject: string): Pause | undefined;
  set(reason: PauseReason, subject: string, milliseconds: number, error?: unknown): void;
  /** Leaves it alone ever longer: a second at first, a minute at most. */
  lengthen(reason: PauseReason, subject: string, error?: unknown): Pause;
  end(reason: PauseReason, subject: string): void;
  /** The subjects that are left alone for this reason now. */
  subjects(reason: PauseReason): string[];
}

/** Milliseconds of the first pause of those that get longer, and of the longest. */
const firstPause = 1000;
const longestPause = 60_000;
/** Pauses that are remembered at most: a visitor can think of any number of addresses. */
const maxPauses = 5000;

/**
 * @param clock steady: a pause must not last longer because the system's clock was set
 * @param random from 0 to 1
 */
export function createPauses(clock: Clock, random: () => number = Math.random): Pauses {
  const pauses = new LRUCache<string, Pause>({ max: maxPauses });
  const keyOf = (reason: PauseReason, subject: string) => `${reason} ${subject}`;
  const leftOf = (pause: Pause | undefined) => Math.max(0, (pause?.until ?? 0) - clock());
  return {
    left: (reason, subject) => leftOf(pauses.get(keyOf(reason, subject))),
    last: (reason, subject) => pauses.get(keyOf(reason, subject)),
    set(reason, subject, milliseconds, error) {
      pauses.set(keyOf(reason, subject), { until: clock() + milliseconds, times: 1, error });
    },
    lengthen(reason, subject, error) {
      const times = (pauses.get(keyOf(reason, subject))?.times ?? 0) + 1;
      const pause = { until: clock() + pauseAfter(times, random()), times, error };
      pauses.set(keyOf(reason, subject), pause);
      return pause;
    },
    end: (reason, subject) => void pauses.delete(keyOf(reason, subject)),
    subjects: (reason) =>
      [...pauses]
        .filter(([key, pause]) => key.startsWith(`${reason} `) && leftOf(pause) > 0)
        .map(([key]) => key.slice(reason.length + 1)),
  };
}

/**
 * Milliseconds: doubled with each failure, less up to half at random, so that instances refused together do not ask
 * again together.
 */
function pauseAfter(failures: number, random: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 30)) * (1 - random / 2);
}
