/** Reads what the service sent, by the schemas of pages: an entry once, a list entry by entry; reports what was lost. */
import type { z } from 'zod';
import { countLosses } from '../../content-model/reading/note-losses';
import { type Answer, isUnreadable } from './answer.server';
import type { BoundaryReport } from './boundary-report';
import { collectionPathOf } from './collections';
import { nameOf, problemOf } from './entry-problem';
import { ContentInvalid } from './errors';
import { inSlices } from './in-slices.server';
import { jsonBounds } from './json-bounds';
import { longSteps } from './long-steps.server';
import { lostValues } from './lost-values.server';

/** Fields, and entries of a list, that one line of the log names at most. */
const examplesLogged = 3;

/** Parses one entry, and logs the fields it is shown without. @param path of the call: of a list, or of the entry itself */
export function readEntry<T>(
  wire: unknown,
  schema: z.ZodType<T>,
  path: string,
  report: Pick<BoundaryReport, 'warn'>,
): z.ZodSafeParseResult<T> {
  const { result, lost } = countLosses(() => schema.safeParse(wire));
  if (!result.success || !lost) return result;
  const fields = lostValues(schema, wire).slice(0, examplesLogged);
  if (fields.length > 0)
    report.warn(
      { path: `${collectionPathOf(path)}/${nameOf(wire) ?? ''}`, fields },
      'content fields left out',
    );
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
  const examples: { index: number; entry: string | null; problem: string }[] = [];
  for (const [index, wire] of value.entries()) {
    yield* longSteps(schema, wire);
    const result = readEntry(wire, schema, path, report);
    if (result.success) items.push(result.data);
    else if (examples.length < examplesLogged)
      examples.push({ index, entry: nameOf(wire), problem: problemOf(result.error) });
    yield;
  }
  const dropped = value.length - items.length;
  if (dropped > 0) {
    report.count('entry', dropped);
    report.warn({ path, dropped, of: value.length, first: examples }, 'content entries dropped');
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
