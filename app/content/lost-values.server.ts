/**
 * What a schema leaves out of a value it accepts: entries of a list that do not parse, fields that count as missing
 * although something stands there.
 */
import type { z } from 'zod';
import { problemOf } from './entry-problem';
import { wireOf } from './on-wire.server';
import { definitionOf } from './schema-definition';

export interface LostValue {
  /** Path within the entry: `seo.links.0`. */
  field: string;
  problem: string;
}

/** What a schema takes away from a value that it accepts and changes. */
const losses = new WeakMap<z.ZodType, (value: unknown) => string[]>();
/** Schemas of values that are missed where there is none. */
const missed = new WeakSet<z.ZodType>();

/** Has `lostValues` tell what `find` finds, in a value that the schema accepts. */
export function tellLosses(schema: z.ZodType, find: (value: unknown) => string[]): void {
  losses.set(schema, find);
}

/** Has `lostValues` tell that there is no value. */
export function tellAbsence<T extends z.ZodType>(schema: T): T {
  missed.add(schema);
  return schema;
}

/** @param value raw value, which `schema` accepts */
export function lostValues(schema: z.ZodType, value: unknown, field = ''): LostValue[] {
  if (isAbsent(value)) return missed.has(schema) ? [{ field, problem: 'is absent' }] : [];
  const find = losses.get(schema);
  if (find) return find(value).map((problem) => ({ field, problem }));
  const held = wireOf(schema);
  if (held !== undefined && typeof held !== 'string') return lostElements(held, value, field);
  const def = definitionOf(schema);
  // `catch` takes what its inner schema does not.
  if (def.innerType) return lostWhole(def.innerType, value, field);
  if (def.shape) {
    const fields = value as Record<string, unknown>;
    return Object.entries(def.shape).flatMap(([name, inner]) =>
      lostValues(inner, fields[name], field ? `${field}.${name}` : name),
    );
  }
  if (def.element) {
    const { element } = def;
    return (value as unknown[]).flatMap((item, index) => lostValues(element, item, `${field}.${index}`));
  }
  if (def.options) {
    const option = def.options.find((one) => one.safeParse(value).success);
    return option ? lostValues(option, value, field) : [];
  }
  if (!def.in) return [];
  const inside = lostValues(def.in, value, field);
  if (inside.length > 0 || schema.safeParse(value).data !== null) return inside;
  return [{ field, problem: `${JSON.stringify(value).slice(0, 80)} counts as missing` }];
}

function lostElements(schema: z.ZodType, value: unknown, field: string): LostValue[] {
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item, index) => lostWhole(schema, item, `${field}.${index}`));
}

function lostWhole(schema: z.ZodType, value: unknown, field: string): LostValue[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? lostValues(schema, value, field) : [{ field, problem: problemOf(parsed.error) }];
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
