/**
 * What of the content service is left alone for a while, and why: the one table of it. Each entry is about the account,
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
  /** What it was caused by. */
  readonly error: unknown;
}

export interface Pauses {
  /** Milliseconds left; 0: there is no pause. */
  left(reason: PauseReason, of: string): number;
  /** The last pause, over or not. */
  last(reason: PauseReason, of: string): Pause | undefined;
  set(reason: PauseReason, of: string, milliseconds: number, error?: unknown): void;
  /** Leaves it alone ever longer: a second at first, a minute at most. */
  lengthen(reason: PauseReason, of: string, error?: unknown): Pause;
  end(reason: PauseReason, of: string): void;
  /** What is left alone for this reason now. */
  all(reason: PauseReason): string[];
}

/** Milliseconds of the first pause of those that get longer, and of the longest. */
const [first, longest] = [1000, 60_000];
/** Most that are remembered: a visitor can think of any number of addresses. */
const mostPauses = 5000;

/**
 * @param clock steady: a pause must not last longer because the system's clock was set
 * @param random from 0 to 1
 */
export function createPauses(clock: Clock, random: () => number = Math.random): Pauses {
  const pauses = new LRUCache<string, Pause>({ max: mostPauses });
  const keyOf = (reason: PauseReason, of: string) => `${reason} ${of}`;
  const leftOf = (pause: Pause | undefined) => Math.max(0, (pause?.until ?? 0) - clock());
  return {
    left: (reason, of) => leftOf(pauses.get(keyOf(reason, of))),
    last: (reason, of) => pauses.get(keyOf(reason, of)),
    set(reason, of, milliseconds, error) {
      pauses.set(keyOf(reason, of), { until: clock() + milliseconds, times: 1, error });
    },
    lengthen(reason, of, error) {
      const times = (pauses.get(keyOf(reason, of))?.times ?? 0) + 1;
      const pause = { until: clock() + pauseAfter(times, random()), times, error };
      pauses.set(keyOf(reason, of), pause);
      return pause;
    },
    end: (reason, of) => void pauses.delete(keyOf(reason, of)),
    all: (reason) =>
      [...pauses]
        .filter(([key, pause]) => key.startsWith(`${reason} `) && leftOf(pause) > 0)
        .map(([key]) => key.slice(reason.length + 1)),
  };
}

/**
 * Doubles with each failure, less up to half at random, so that instances refused together do not ask again together.
 */
function pauseAfter(failures: number, random: number): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 30)) * (1 - random / 2);
}
