/** Parses long values step by step, with turns for other work in between. */
import { setImmediate as turn } from 'node:timers/promises';
import type { z } from 'zod';
import { isInSteps, parseItem, type Results, takeStep } from '../../content-model/reading/make-once';
import { wireOf } from '../../content-model/reading/on-wire';
import { definitionOf } from './schema-definition';

/** Milliseconds one slice may block the event loop. */
const sliceDuration = 8;
/** Characters from which a text is a step of its own. */
const longText = 1000;

/** Takes the steps of a reading, with a turn for others after each slice. */
export async function inSlices<T>(reading: Generator<undefined, T>): Promise<T> {
  const results: Results = new Map();
  let sliceStart = performance.now();
  for (;;) {
    const step = takeStep(reading, results);
    if (step.done) return step.value;
    if (performance.now() - sliceStart < sliceDuration) continue;
    await turn();
    sliceStart = performance.now();
  }
}

/**
 * Parses the long texts of a value and the entries of its lists, a step each, of which its schema then finds the
 * result.
 */
export function* longSteps(schema: z.ZodType, value: unknown): Generator<undefined> {
  // Outside slices nothing keeps the results: all of it would be parsed twice.
  if (isInSteps()) yield* parseLongParts(schema, value);
}

function* parseLongParts(schema: z.ZodType, value: unknown): Generator<undefined> {
  if (typeof value === 'string' && value.length > longText) {
    schema.safeParse(value);
    yield;
  }
  if (value === null || typeof value !== 'object') return;
  const elementSchema = wireOf(schema);
  if (elementSchema !== undefined && typeof elementSchema !== 'string' && Array.isArray(value)) {
    for (const item of value) {
      yield* parseLongParts(elementSchema, item);
      parseItem(elementSchema, item);
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
