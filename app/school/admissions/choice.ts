/** Parses a visitor's choice from the address or the form. Pure. */
import { z } from 'zod';
import { slugPattern } from '../../../content-model/values/slug';

/** Slugs, not yet known to exist. */
export interface RequestedChoice {
  course: string | null;
  campus: string | null;
}

/** `invalid`: a field that no form of this site sends; `missing`: a choice not made. */
export type ParsedChoice =
  | { choice: RequestedChoice; problem: 'invalid' | 'missing' }
  | { choice: { course: string; campus: string }; problem: null };

const noChoice: RequestedChoice = { course: null, campus: null };

/** A slug of a course or campus, at most 100 characters. */
const slug = z.string().max(100).regex(slugPattern);

/** One field of a form: at most once, empty or a slug. */
const field = z
  .array(z.union([z.literal('').transform(() => null), slug]))
  .max(1)
  .transform(([value]) => value ?? null);

/** Parses the query of a GET: invalid or repeated values count as not chosen. */
export function parseChoiceQuery(query: URLSearchParams): RequestedChoice {
  return { course: readField(query, 'course').value, campus: readField(query, 'campus').value };
}

/**
 * Reads the form of a POST.
 *
 * @param form null when the body was not a form of this site
 */
export function parseChoiceForm(form: URLSearchParams | null): ParsedChoice {
  if (!form) return { choice: noChoice, problem: 'invalid' };
  const { value: course, valid: isCourseValid } = readField(form, 'course');
  const { value: campus, valid: isCampusValid } = readField(form, 'campus');
  if (!isCourseValid || !isCampusValid) return { choice: { course, campus }, problem: 'invalid' };
  if (!course || !campus) return { choice: { course, campus }, problem: 'missing' };
  return { choice: { course, campus }, problem: null };
}

function readField(
  parameters: URLSearchParams,
  name: keyof RequestedChoice,
): { value: string | null; valid: boolean } {
  const result = field.safeParse(parameters.getAll(name));
  return { value: result.data ?? null, valid: result.success };
}
