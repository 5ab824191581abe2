/** What stands on the wire where a schema alone does not say it: behind `z.unknown()`, or in a media object. */
import { z } from 'zod';

/**
 * `scalar`: one of `fields`; `whole`: populated without a list of fields; `unasked`: read where it is sent, never
 * asked for; a schema: what stands there parses with it.
 */
type OnWire = 'scalar' | 'whole' | 'unasked' | z.ZodType;

/** By the innermost schema of a field, so that what is wrapped around it changes nothing. */
const said = new WeakMap<z.ZodType, OnWire>();

/** What was said of a schema below; undefined for any other. */
export function wireOf(schema: z.ZodType): OnWire | undefined {
  return said.get(schema);
}

/** Any value, or none; on the wire it is `what`. */
export function unknownHolding(what: OnWire) {
  return saying(z.unknown(), what).optional();
}

/** A list whose entries are parsed one by one; on the wire each is `what`. */
export function arrayHolding(what: OnWire) {
  return saying(z.array(z.unknown()), what);
}

/** A copy of the schema; on the wire it is populated whole. */
export function wholeOnWire<T extends z.ZodType>(schema: T): T {
  return saying(schema.clone() as T, 'whole');
}

/** A copy of the schema, for a former name of a field: a service that has the new one refuses it. */
export function unaskedOnWire<T extends z.ZodType>(schema: T): T {
  return saying(schema.clone() as T, 'unasked');
}

function saying<T extends z.ZodType>(schema: T, what: OnWire): T {
  said.set(schema, what);
  return schema;
}
