/** The value on the wire if a schema alone does not show it: behind `z.unknown()`, or in a media object. */
import { z } from 'zod';

/**
 * `scalar`: one of `fields`; `whole`: populated without a list of fields; `unasked`: read if it is sent, never
 * requested; a schema: the value parses with it.
 */
export type OnWire = 'scalar' | 'whole' | 'unasked' | z.ZodType;

/** By the innermost schema of a field, so that wrappers change nothing. */
const wireValues = new WeakMap<z.ZodType, OnWire>();

/** The note for a schema below; undefined for any other. */
export function wireOf(schema: z.ZodType): OnWire | undefined {
  return wireValues.get(schema);
}

/** The schema of the entries of a list that parses them one by one; null for any other. */
export function entrySchemaOf(schema: z.ZodType): z.ZodType | null {
  const wire = wireOf(schema);
  return wire === undefined || typeof wire === 'string' ? null : wire;
}

/** Any value, or none; on the wire it is `what`. */
export function unknownOnWire(what: OnWire) {
  return noteWire(z.unknown(), what).optional();
}

/** A list whose entries are parsed one by one; on the wire each is `what`. */
export function arrayOnWire(what: OnWire) {
  return noteWire(z.array(z.unknown()), what);
}

/** A copy of the schema; on the wire it is fully populated. */
export function wholeOnWire<T extends z.ZodType>(schema: T): T {
  return noteWire(schema.clone() as T, 'whole');
}

/** A copy of the schema, for a former name of a field: a service that has the new one refuses it. */
export function unaskedOnWire<T extends z.ZodType>(schema: T): T {
  return noteWire(schema.clone() as T, 'unasked');
}

function noteWire<T extends z.ZodType>(schema: T, what: OnWire): T {
  wireValues.set(schema, what);
  return schema;
}
