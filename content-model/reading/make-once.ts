/**
 * Keeps the results of a reading that is done in steps, so that the loop of the process is free between them: the last
 * step reads the whole value, and finds the parts that the other steps have read.
 */
import type { z } from 'zod';
import { countLosses, noteLoss } from './note-losses';

/** Results by the function or the schema that made them, and by the value that they were made of. */
export type Results = Map<object, Map<unknown, { result: unknown; lost: boolean }>>;

/** The results of the reading whose step is in progress; null between steps. */
let results: Results | null = null;

/** Whether a reading in steps is in progress. */
export const isInSteps = (): boolean => results !== null;

/** Takes the next step of a reading. @param readingResults those of this reading so far */
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
 * The result of `make` for a value; within one reading in steps it is made once.
 *
 * @param maker the function or the schema that makes it: two of them may make different results of one value
 */
export function makeOnce<T>(maker: object, value: unknown, make: () => T): T {
  if (!results) return make();
  const resultsByValue = results.get(maker) ?? new Map<unknown, { result: unknown; lost: boolean }>();
  results.set(maker, resultsByValue);
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
