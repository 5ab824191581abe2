/**
 * What a schema leaves out of a value it accepts: entries of a list that do not parse, fields that count as missing
 * although they have a value.
 */
import type { z } from 'zod';
import { entrySchemaOf } from '../../content-model/reading/on-wire';
import { finderOfLosses, reportsAbsence } from '../../content-model/reading/report-losses';
import { problemOf } from './entry-problem';
import { definitionOf } from './schema-definition';

export interface LostValue {
  /** Path within the entry: `seo.links.0`. */
  field: string;
  problem: string;
}

/** @param value raw value, which `schema` accepts */
export function lostValues(schema: z.ZodType, value: unknown, field = ''): LostValue[] {
  if (isAbsent(value)) return reportsAbsence(schema) ? [{ field, problem: 'is absent' }] : [];
  const problemsIn = finderOfLosses(schema);
  if (problemsIn) return problemsIn(value).map((problem) => ({ field, problem }));
  const entrySchema = entrySchemaOf(schema);
  if (entrySchema) return lostElements(entrySchema, value, field);
  const { innerType, shape, element, options, in: input } = definitionOf(schema);
  // `catch` takes what its inner schema does not.
  if (innerType) return lostWhole(innerType, value, field);
  if (shape) {
    const fields = value as Record<string, unknown>;
    return Object.entries(shape).flatMap(([name, inner]) =>
      lostValues(inner, fields[name], field ? `${field}.${name}` : name),
    );
  }
  if (element)
    return (value as unknown[]).flatMap((item, index) => lostValues(element, item, `${field}.${index}`));
  if (options) {
    const option = options.find((candidate) => candidate.safeParse(value).success);
    return option ? lostValues(option, value, field) : [];
  }
  return input ? lostByTransform(schema, input, value, field) : [];
}

/** Of a schema that transforms what another has read: null in place of a value counts as missing. */
function lostByTransform(schema: z.ZodType, input: z.ZodType, value: unknown, field: string): LostValue[] {
  const lostInside = lostValues(input, value, field);
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (lostInside.length > 0 || isEmpty || schema.safeParse(value).data !== null) return lostInside;
  return [{ field, problem: `${JSON.stringify(value).slice(0, 80)} counts as missing` }];
}

function lostElements(schema: z.ZodType, value: unknown, field: string): LostValue[] {
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item, index) => lostWhole(schema, item, `${field}.${index}`));
}

/** The value itself, if the schema rejects it, otherwise what is lost within it. */
function lostWhole(schema: z.ZodType, value: unknown, field: string): LostValue[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? lostValues(schema, value, field) : [{ field, problem: problemOf(parsed.error) }];
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
