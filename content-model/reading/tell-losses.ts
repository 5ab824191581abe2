/** What is lost where a schema alone does not say it; `lostValues` of the site finds and names it. */
import type { z } from 'zod';

/** What a schema takes away from a value that it accepts and changes. */
const losses = new WeakMap<z.ZodType, (value: unknown) => string[]>();
/** Schemas of values that are missed where there is none. */
const missed = new WeakSet<z.ZodType>();

/** Reports what `find` finds, in a value that the schema accepts. */
export function tellLosses(schema: z.ZodType, find: (value: unknown) => string[]): void {
  losses.set(schema, find);
}

/** Reports that there is no value. */
export function tellAbsence<T extends z.ZodType>(schema: T): T {
  missed.add(schema);
  return schema;
}

/** What finds what the schema takes away; undefined where it takes nothing. */
export const finderOfLosses = (schema: z.ZodType) => losses.get(schema);

/** Whether a value of the schema is missed where there is none. */
export const isMissed = (schema: z.ZodType): boolean => missed.has(schema);
