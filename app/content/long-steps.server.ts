/** Steps for the long values of an entry. */
import type { z } from 'zod';
import { isInSteps, parseItem } from '../../content-model/reading/make-once';
import { entrySchemaOf } from '../../content-model/reading/on-wire';
import { definitionOf } from './schema-definition';

/** Characters from which a text is a step of its own. */
const longText = 1000;

/** Parses long texts and list entries ahead of their schema, one step each; `makeOnce` keeps the results for it. */
export function* longSteps(schema: z.ZodType, value: unknown): Generator<undefined> {
  // Outside slices nothing keeps a result, so parsing ahead would be wasted.
  if (isInSteps()) yield* parseLongParts(schema, value);
}

function* parseLongParts(schema: z.ZodType, value: unknown): Generator<undefined> {
  if (typeof value === 'string' && value.length > longText) {
    schema.safeParse(value);
    yield;
  }
  if (value === null || typeof value !== 'object') return;
  const entrySchema = entrySchemaOf(schema);
  if (entrySchema && Array.isArray(value)) {
    for (const item of value) {
      yield* parseLongParts(entrySchema, item);
      parseItem(entrySchema, item);
      yield;
    }
    return;
  }
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? definition.in;
  if (inner) yield* parseLongParts(inner, value);
  for (const option of definition.options ?? []) yield* parseLongParts(option, value);
  const fields = value as Readonly<Record<string, unknown>>;
  for (const [name, field] of Object.entries(definition.shape ?? {}))
    if (mayBeLong(fields[name])) yield* parseLongParts(field, fields[name]);
  if (!definition.element || !Array.isArray(value)) return;
  for (const item of value) yield* parseLongParts(definition.element, item);
}

const mayBeLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > longText : value !== null && typeof value === 'object';
