/** Parses one entry, and logs the fields it is shown without. */
import type { z } from 'zod';
import { countLosses } from '../../../content-model/reading/note-losses';
import type { BoundaryReport } from './boundary-report';
import { nameOf } from './entry-problem';
import { lostValues } from './lost-values.server';

/** Fields that one line names. */
const examples = 3;

/** @param path of the call: of a list, or of the entry itself */
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
