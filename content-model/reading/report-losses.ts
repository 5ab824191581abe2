/** Reports of values that the site drops, kept beside the schema that drops them: the site's `lostValues` reads them. */
import type { z } from 'zod';

/** For a schema, a function that finds the parts which the schema removes from a value that it accepts. */
const finders = new WeakMap<z.ZodType, (value: unknown) => string[]>();
/** Schemas of values whose absence is reported. */
const reportingAbsence = new WeakSet<z.ZodType>();

/** @param find names each part of an accepted value that the schema removes */
export function reportLosses(schema: z.ZodType, find: (value: unknown) => string[]): void {
  finders.set(schema, find);
}

/** Reports the absence of a value of this schema. */
export function reportAbsence<T extends z.ZodType>(schema: T): T {
  reportingAbsence.add(schema);
  return schema;
}

/** The function that finds the removed parts; undefined if there is none. */
export const finderOfLosses = (schema: z.ZodType) => finders.get(schema);

/** Whether the absence of a value is reported. */
export const reportsAbsence = (schema: z.ZodType): boolean => reportingAbsence.has(schema);
