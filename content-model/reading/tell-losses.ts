/** Losses that a schema alone does not show; `lostValues` of the site finds and names it. */
import type { z } from 'zod';

/** The parts that a schema removes from an accepted value. */
const losses = new WeakMap<z.ZodType, (value: unknown) => string[]>();
/** Schemas of values whose absence is reported. */
const reportingAbsence = new WeakSet<z.ZodType>();

/** Reports the results of `find`, in a value that the schema accepts. */
export function tellLosses(schema: z.ZodType, find: (value: unknown) => string[]): void {
  losses.set(schema, find);
}

/** Reports that there is no value. */
export function tellAbsence<T extends z.ZodType>(schema: T): T {
  reportingAbsence.add(schema);
  return schema;
}

/** The function that finds the removed parts; undefined if there is none. */
export const finderOfLosses = (schema: z.ZodType) => losses.get(schema);

/** Whether the absence of a value is reported. */
export const reportsAbsence = (schema: z.ZodType): boolean => reportingAbsence.has(schema);
