/** What schemas made of a value of the content service, so that nothing is parsed twice. */
import type { z } from 'zod';

export interface Readings {
  /** By schema; weak, so that a schema made for one call does not stay with the value. */
  parsed: WeakMap<z.ZodType, unknown>;
}

export const noReadings = (): Readings => ({ parsed: new WeakMap() });

/** Whether a schema has read the value. */
export const isRead = ({ parsed }: Readings, schema: z.ZodType): boolean => parsed.has(schema);

/** What a schema makes of a value, made once; where that takes a while, its promise. */
export function readOnce<T>({ parsed }: Readings, schema: z.ZodType, parse: () => T): T {
  if (!parsed.has(schema)) parsed.set(schema, parse());
  return parsed.get(schema) as T;
}
