/** Parses one entry of the content service. */
import type { z } from 'zod';
import { ContentInvalid } from '../calls/errors';
import type { BoundaryReport } from './boundary-report';
import { problemOf } from './entry-problem';
import { inSlices, longSteps } from './in-slices.server';
import { readEntry } from './read-entry.server';

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
