/** Reads what the service sent, by the schemas of pages: an entry once, a list entry by entry; reports what was lost. */
import type { z } from 'zod';
import { countLosses } from '../../../content-model/reading/note-losses';
import { ContentInvalid } from '../calls/errors';
import { jsonBounds } from '../calls/json-bounds';
import { type Answer, isUnreadable } from './answer.server';
import type { BoundaryReport } from './boundary-report';
import { nameOf, problemOf } from './entry-problem';
import { inSlices, longSteps } from './in-slices.server';
import { lostValues } from './lost-values.server';

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

/** @throws {ContentInvalid} */
export function parseEntry<T>(
  value: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: Pick<BoundaryReport, 'warn'>,
): T {
  return dataOf(readEntry(value, schema, path, report), path);
}

/** The same in slices that let other work run. @throws {ContentInvalid} after counting it among the answers that could not be used */
export async function parseEntryInSlices<T>(
  value: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: BoundaryReport,
): Promise<T> {
  const result = await inSlices(steps(value, schema, path, report));
  if (!result.success) report.count('answer');
  return dataOf(result, path);
}

function* steps<T>(
  value: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: BoundaryReport,
): Generator<undefined, z.ZodSafeParseResult<T>> {
  yield* longSteps(schema, value);
  return readEntry(value, schema, path, report);
}

function dataOf<T>(result: z.ZodSafeParseResult<T>, path: string): T {
  if (result.success) return result.data;
  throw new ContentInvalid(`${path}: ${problemOf(result.error)}`);
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

/** Whether the answer is a list, and not too long. */
export function isReadable({ value }: Answer): boolean {
  return Array.isArray(value) && value.length <= jsonBounds.entries;
}

/** @throws {ContentInvalid} no list, or one that is too long */
export function readList<T>(
  answer: Answer,
  schema: z.ZodType<T>,
  path: string,
  report: BoundaryReport,
): ContentList<T> {
  const reading = entryByEntry(answer, schema, path, report);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same in slices that let other work run: a list of long texts takes a while. */
export async function readListInSlices<T>(
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
 * @throws {ContentInvalid} after counting it among the answers that could not be used
 */
export function refuseUnreadable(answer: Answer, last: Answer, path: string, report: BoundaryReport): void {
  if (!isUnreadable(answer) || isUnreadable(last)) return;
  report.count('answer');
  throw new ContentInvalid(`${path}: none of ${answer.dropped} entries can be read`);
}
