/** What schemas made of a value of the content service, so that nothing is parsed twice (decision 008). */
import type { z } from 'zod/v4';
import { unshownRevision } from './unshown-pictures.server';

export interface Readings {
  /** By schema; weak, so that a schema made for one call does not stay with the value. */
  parsed: WeakMap<z.ZodType, unknown>;
  /** Which pictures were known not to be showable when it was parsed (`unshownRevision`). */
  revision: number;
}

export const noReadings = (): Readings => ({ parsed: new WeakMap(), revision: unshownRevision() });

/** What a schema makes of a value, made once; and again after a picture turned out not to be showable. */
export function readOnce<T>(readings: Readings, schema: z.ZodType, parse: () => T): T {
  if (readings.revision !== unshownRevision()) Object.assign(readings, noReadings());
  if (!readings.parsed.has(schema)) readings.parsed.set(schema, parse());
  return readings.parsed.get(schema) as T;
}
