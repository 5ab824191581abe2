/** Reads long answers in slices, so that other work can run: lists entry by entry, and long values of an entry. */
import { setImmediate as turn } from 'node:timers/promises';
import type { z } from 'zod';
import { isInSteps, parseItem, type Results, takeStep } from '../../../content-model/reading/make-once';
import { wireOf } from '../../../content-model/reading/on-wire';
import { definitionOf } from './schema-definition';

/** Milliseconds one slice may block the event loop. */
const slice = 8;
/** Characters from which a text is a step of its own. */
const longText = 1000;

/** Takes the steps of a reading, with a turn for others after each slice. */
export async function inSlices<T>(reading: Generator<undefined, T>): Promise<T> {
  const own: Results = new Map();
  let since = performance.now();
  for (;;) {
    const step = takeStep(reading, own);
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    await turn();
    since = performance.now();
  }
}

/**
 * Parses the long texts of a value and the entries of its lists, a step each, of which its schema then finds the
 * result.
 */
export function* longSteps(schema: z.ZodType, value: unknown): Generator<undefined> {
  // Read at once, it would all be made twice.
  if (isInSteps()) yield* longParts(schema, value);
}

function* longParts(schema: z.ZodType, value: unknown): Generator<undefined> {
  if (typeof value === 'string' && value.length > longText) {
    schema.safeParse(value);
    yield;
  }
  if (value === null || typeof value !== 'object') return;
  const held = wireOf(schema);
  if (held !== undefined && typeof held !== 'string' && Array.isArray(value)) {
    for (const item of value) {
      yield* longParts(held, item);
      parseItem(held, item);
      yield;
    }
    return;
  }
  const def = definitionOf(schema);
  const inner = def.innerType ?? def.in;
  if (inner) yield* longParts(inner, value);
  for (const option of def.options ?? []) yield* longParts(option, value);
  const fields = value as Readonly<Record<string, unknown>>;
  for (const [name, field] of Object.entries(def.shape ?? {}))
    if (isLong(fields[name])) yield* longParts(field, fields[name]);
  if (!def.element || !Array.isArray(value)) return;
  for (const item of value) yield* longParts(def.element, item);
}

const isLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > longText : value !== null && typeof value === 'object';
