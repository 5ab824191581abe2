/** Results of a reading in steps, so that the last step finds those of the others. */
import type { z } from 'zod';
import { noteLoss, notingLosses } from './noted-losses';

/** The result of a value, by its function, and whether something was lost. */
export type Made = Map<object, Map<unknown, { result: unknown; lost: boolean }>>;
let done: Made | null = null;

/** Whether a reading in steps is in progress. */
export const isInSteps = (): boolean => done !== null;

/** Takes one step of a reading, to which `own` belongs. */
export function takeStep<T>(reading: Generator<undefined, T>, own: Made): IteratorResult<undefined, T> {
  done = own;
  try {
    return reading.next();
  } finally {
    done = null;
  }
}

/**
 * The result of `make` for a value; within one reading in steps it is made once
 * @param by the function, as a name
 */
export function madeOnce<T>(by: object, value: unknown, make: () => T): T {
  if (!done) return make();
  const known = done.get(by) ?? new Map<unknown, { result: unknown; lost: boolean }>();
  done.set(by, known);
  const before = known.get(value);
  if (!before) {
    const made = notingLosses(make);
    known.set(value, made);
    return made.result;
  }
  // The loss counts for the entry, whichever step read it first.
  if (before.lost) noteLoss();
  return before.result as T;
}

/** A schema's result for an entry of a list, once within one reading in steps. */
export function parseItem<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.output<T>> {
  return madeOnce(schema, value, () => schema.safeParse(value));
}
