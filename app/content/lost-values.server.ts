/**
 * What a schema leaves out of a value it accepts: entries of a list that do not parse, fields that count as missing
 * although something stands there.
 */
import type { z } from 'zod';
import { wireOf } from '../../content-model/reading/on-wire';
import { finderOfLosses, reportsAbsence } from '../../content-model/reading/tell-losses';
import { definitionOf } from './schema-definition';

export interface LostValue {
  /** Path within the entry: `seo.links.0`. */
  field: string;
  problem: string;
}

/** @param value raw value, which `schema` accepts */
export function lostValues(schema: z.ZodType, value: unknown, field = ''): LostValue[] {
  if (isAbsent(value)) return reportsAbsence(schema) ? [{ field, problem: 'is absent' }] : [];
  const find = finderOfLosses(schema);
  if (find) return find(value).map((problem) => ({ field, problem }));
  const elementSchema = wireOf(schema);
  if (elementSchema !== undefined && typeof elementSchema !== 'string')
    return lostElements(elementSchema, value, field);
  const def = definitionOf(schema);
  // `catch` takes what its inner schema does not.
  if (def.innerType) return lossesOfWhole(def.innerType, value, field);
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
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (inside.length > 0 || isEmpty || schema.safeParse(value).data !== null) return inside;
  return [{ field, problem: `${JSON.stringify(value).slice(0, 80)} counts as missing` }];
}

function lostElements(schema: z.ZodType, value: unknown, field: string): LostValue[] {
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item, index) => lossesOfWhole(schema, item, `${field}.${index}`));
}

function lossesOfWhole(schema: z.ZodType, value: unknown, field: string): LostValue[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? lostValues(schema, value, field) : [{ field, problem: problemOf(parsed.error) }];
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** The first few things wrong with an entry, on one line. */
export function problemOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || '(entry)'} ${issue.message}`)
    .join('; ')
    .slice(0, 300);
}

/** The name by which an editor finds an entry. */
export function nameOf(wire: unknown): string | null {
  if (wire === null || typeof wire !== 'object') return null;
  const { slug, title, name } = wire as Record<string, unknown>;
  const identity = [slug, title, name].find((one) => typeof one === 'string' && one !== '');
  return typeof identity === 'string' ? identity.slice(0, 100) : null;
}
