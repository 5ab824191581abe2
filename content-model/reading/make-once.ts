/** Results of a reading in steps, so that the last step finds those of the others. */
import type { z } from 'zod';
import { countLosses, noteLoss } from './note-losses';

/** The result of a value, by its function, and whether something was lost. */
export type Results = Map<object, Map<unknown, { result: unknown; lost: boolean }>>;
let results: Results | null = null;

/** Whether a reading in steps is in progress. */
export const isInSteps = (): boolean => results !== null;

/** Takes one step of a reading, to which `readingResults` belong. */
export function takeStep<T>(
  reading: Generator<undefined, T>,
  readingResults: Results,
): IteratorResult<undefined, T> {
  results = readingResults;
  try {
    return reading.next();
  } finally {
    results = null;
  }
}

/**
 * The result of `make` for a value; within one reading in steps it is made once
 * @param by the function, as a name
 */
export function makeOnce<T>(by: object, value: unknown, make: () => T): T {
  if (!results) return make();
  const resultsByValue = results.get(by) ?? new Map<unknown, { result: unknown; lost: boolean }>();
  results.set(by, resultsByValue);
  const earlier = resultsByValue.get(value);
  if (!earlier) {
    const firstResult = countLosses(make);
    resultsByValue.set(value, firstResult);
    return firstResult.result;
  }
  // The loss counts for the entry, whichever step read it first.
  if (earlier.lost) noteLoss();
  return earlier.result as T;
}

/** A schema's result for an entry of a list, once within one reading in steps. */
export function parseItem<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.output<T>> {
  return makeOnce(schema, value, () => schema.safeParse(value));
}
