/** Long readings in slices that let other work run: of a list entry by entry, of an entry what is long in it. */
import { setImmediate as turn } from 'node:timers/promises';
import type { z } from 'zod';
import { noteLoss, notingLosses } from './noted-losses';
import { wireOf } from './on-wire.server';
import { definitionOf } from './schema-definition';

/** Milliseconds one slice may block the event loop. */
const slice = 8;
/** Characters from which a text is a step of its own. */
const longText = 1000;

/** What was made of a value, by what made it, and whether something was lost. */
type Done = Map<object, Map<unknown, { result: unknown; lost: boolean }>>;
let done: Done | null = null;

/** Takes the steps of a reading, with a turn for others after each slice. */
export async function inSlices<T>(reading: Generator<undefined, T>): Promise<T> {
  const own: Done = new Map();
  let since = performance.now();
  for (;;) {
    done = own;
    const step = takeStep(reading);
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    await turn();
    since = performance.now();
  }
}

function takeStep<T>(reading: Generator<undefined, T>): IteratorResult<undefined, T> {
  try {
    return reading.next();
  } finally {
    done = null;
  }
}

/** What `make` makes of a value; within one reading in slices it is made once. @param by what makes it, as a name */
export function madeOnce<T>(by: object, value: unknown, make: () => T): T {
  if (!done) return make();
  const known = done.get(by) ?? new Map<unknown, { result: unknown; lost: boolean }>();
  done.set(by, known);
  const before = known.get(value);
  if (!before) {
    const made = notingLosses(make);
    known.set(value, made);
    return made.result;
  }
  // The entry that holds it lacks it, whoever read it first.
  if (before.lost) noteLoss();
  return before.result as T;
}

/** Parses the long texts of a value and the entries of its lists, a step each, of which its schema then finds the result. */
export function* longSteps(schema: z.ZodType, value: unknown): Generator<undefined> {
  // Read at once, it would all be made twice.
  if (done) yield* longParts(schema, value);
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

/** What a schema makes of an entry of a list, once within one reading in slices. */
export function parseItem<T extends z.ZodType>(schema: T, value: unknown): z.ZodSafeParseResult<z.output<T>> {
  return madeOnce(schema, value, () => schema.safeParse(value));
}
