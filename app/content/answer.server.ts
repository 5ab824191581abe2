/** What the content service answered, and all that was made of it. */
import { createHash } from 'node:crypto';
import type { z } from 'zod/v4';
import { namesIn, type UsedContent } from './content-use.server';
import type { Unwrapped } from './envelope';

/** An unwrapped answer and what the schemas made of it, so that nothing is parsed twice. */
export interface Answer extends Unwrapped {
  bytes: number;
  /** Of the raw value: two answers that say the same have the same. */
  digest: string;
  parsed: Map<z.ZodType, unknown>;
  used: UsedContent;
}

/** Parsed values are about as large as the raw ones. */
export const sizeOfAnswer = (answer: Answer) => answer.bytes * 2;

/**
 * An answer out of an unwrapped body.
 *
 * @param path path of the call
 * @param last the answer before: when the service says the same again, which is nearly always, it stays,
 *   with all that was made of it
 */
export function toAnswer(path: string, body: Unwrapped, last?: Answer): Answer {
  const text = JSON.stringify(body.value) ?? '';
  const digest = createHash('sha1').update(text).digest('base64');
  if (last && last.digest === digest && last.total === body.total) return last;
  return {
    ...body,
    digest,
    bytes: text.length,
    parsed: new Map(),
    used: { path, names: namesIn(body.value) },
  };
}
