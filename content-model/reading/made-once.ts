/** What was made of a value while one reading goes on in steps, so that the last of them finds what the others made. */
import type { z } from 'zod';
import { noteLoss, notingLosses } from './noted-losses';

/** What was made of a value, by what made it, and whether something was lost. */
export type Made = Map<object, Map<unknown, { result: unknown; lost: boolean }>>;
let done: Made | null = null;

/** Whether a reading goes on in steps. */
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

/** What `make` makes of a value; within one reading in steps it is made once. @param by what makes it, as a name */
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
  // The entry that holds it lacks it, whoever read it first.
  if (before.lost) noteLoss();
  return before.result as T;
}

/** What a schema makes of an entry of a list, once within one reading in steps. */
export function parseItem<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.output<T>> {
  return madeOnce(schema, value, () => schema.safeParse(value));
}
