/** Reads what the service sent, by the schemas of pages: an entry once, a list entry by entry; reports what was lost. */

import { setImmediate as turn } from 'node:timers/promises';
import type { z } from 'zod';
import { isInSteps, parseItem, type Results, takeStep } from '../../content-model/reading/make-once';
import { countLosses } from '../../content-model/reading/note-losses';
import { wireOf } from '../../content-model/reading/on-wire';
import { type Answer, isUnreadable } from './answer.server';
import { ContentInvalid } from './errors';
import { lostValues, nameOf, problemOf } from './lost-values.server';
import { definitionOf } from './schema-definition';
import { jsonBounds } from './transport.server';

/** Fields, and entries of a list, that one line of the log names. */
const examples = 3;

/** Parses one entry, and logs the fields it is shown without. @param path of the call: of a list, or of the entry itself */
export function readEntry<T>(
  wire: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: Pick<BoundaryReport, 'warn'>,
): z.ZodSafeParseResult<T> {
  const { result, lost } = countLosses(() => schema.safeParse(wire));
  if (!result.success || !lost) return result;
  const fields = lostValues(schema, wire).slice(0, examples);
  const [, collection] = path.split('/');
  if (fields.length > 0)
    report.warn({ path: `/${collection}/${nameOf(wire) ?? ''}`, fields }, 'content fields left out');
  return result;
}

/** Parses one entry, in slices that let other work run: long texts take a while. @throws {ContentInvalid} */
export async function parseEntry<T>(
  value: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: Pick<BoundaryReport, 'warn'>,
): Promise<T> {
  const result = await inSlices(entryInSteps(value, schema, path, report));
  if (result.success) return result.data;
  throw new ContentInvalid(`${path}: ${problemOf(result.error)}`);
}

function* entryInSteps<T>(
  value: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: Pick<BoundaryReport, 'warn'>,
): Generator<undefined, z.ZodSafeParseResult<T>> {
  yield* longSteps(schema, value);
  return readEntry(value, schema, path, report);
}

export interface ContentList<T> {
  items: T[];
  /** Number of entries on all pages. */
  total: number;
  /** Entries of this page that the schema rejected. */
  dropped: number;
}

export interface ListOptions {
  /** Not kept in memory, for bulk reads. */
  uncached?: boolean | undefined;
  /**
   * The query contains user input: an empty answer is not copied to disk, another evicts none of the pages' own.
   * By default, later pages of a list count as such: their number is in an address.
   */
  fromUserInput?: boolean | undefined;
  /** A list beside the page's subject: it is not asked for while its collection fails. */
  beside?: boolean | undefined;
  /** The service may lack the collection: it is then an empty list. `or 404`: no other refusal says so. */
  optional?: true | 'or 404' | undefined;
}

/** Parses a list entry by entry, in slices. @throws {ContentInvalid} no list, or one that is too long */
export function parseList<T>(
  answer: Answer,
  schema: z.ZodType<T>,
  path: string,
  report: BoundaryReport,
): Promise<ContentList<T>> {
  return inSlices(entryByEntry(answer, schema, path, report));
}

function* entryByEntry<T>(
  { value, total }: Answer,
  schema: z.ZodType<T>,
  path: string,
  report: BoundaryReport,
): Generator<undefined, ContentList<T>> {
  if (!Array.isArray(value)) throw new ContentInvalid(`${path}: a list was expected`);
  if (value.length > jsonBounds.entries)
    throw new ContentInvalid(`${path}: ${value.length} entries, of at most ${jsonBounds.entries}`);
  const items: T[] = [];
  const first: { index: number; entry: string | null; problem: string }[] = [];
  for (const [index, wire] of value.entries()) {
    yield* longSteps(schema, wire);
    const result = readEntry(wire, schema, path, report);
    if (result.success) items.push(result.data);
    else if (first.length < examples)
      first.push({ index, entry: nameOf(wire), problem: problemOf(result.error) });
    yield;
  }
  const dropped = value.length - items.length;
  if (dropped > 0) {
    report.count('entry', dropped);
    report.warn({ path, dropped, of: value.length, first }, 'content entries dropped');
  }
  // Where the answer holds the whole list, the count is that of the shown entries.
  const isWhole = total === null || value.length >= total;
  return { items, total: isWhole ? items.length : total, dropped };
}

/**
 * Refuses a list of which no entry parses, when the previous one did: its format has changed as a whole.
 *
 * @throws {ContentInvalid}
 */
export function refuseUnreadable(answer: Answer, last: Answer, path: string): void {
  if (!isUnreadable(answer) || isUnreadable(last)) return;
  throw new ContentInvalid(`${path}: none of ${answer.dropped} entries can be read`);
}

/** What the boundary leaves out. */
export type Droppable = 'entry' | 'block' | 'answer';

/** Reports what the boundary left out: logged, and counted for the metrics. */
export interface BoundaryReport {
  /** @param fields `path` of the call, or `place` on the page, distinguishes warnings for the log (`lineKey`) */
  warn(fields: Record<string, unknown>, message: string): void;
  count(what: Droppable, times?: number): void;
  /** What was left out since the report was made. */
  readonly dropped: Readonly<Record<Droppable, number>>;
}

export function createBoundaryReport(log: Pick<BoundaryReport, 'warn'>): BoundaryReport {
  const dropped: Record<Droppable, number> = { entry: 0, block: 0, answer: 0 };
  return {
    warn: (fields, message) => log.warn(fields, message),
    count(what, times = 1) {
      dropped[what] += times;
    },
    dropped,
  };
}

/** Milliseconds one slice may block the event loop. */
const slice = 8;
/** Characters from which a text is a step of its own. */
const longText = 1000;

/** Takes the steps of a reading, with a turn for others after each slice. */
export async function inSlices<T>(reading: Generator<undefined, T>): Promise<T> {
  const results: Results = new Map();
  let since = performance.now();
  for (;;) {
    const step = takeStep(reading, results);
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
  const elementSchema = wireOf(schema);
  if (elementSchema !== undefined && typeof elementSchema !== 'string' && Array.isArray(value)) {
    for (const item of value) {
      yield* longParts(elementSchema, item);
      parseItem(elementSchema, item);
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
