/** One file of the copy on disk: an answer with the address it answers. */
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

/** An answer as stored outside of memory. */
export const keptAnswer = z.object({
  /** Path of the call. */
  path: z.string(),
  value: z.unknown(),
  total: z.number().nullable(),
  given: z.number().optional(),
});

const copySchema = keptAnswer.extend({ address: z.string() });
export type CopiedBody = Omit<z.output<typeof copySchema>, 'address'>;

/** Milliseconds after which a last good answer is no longer used. */
export const oldestAnswer = 7 * 86_400_000;

/**
 * Body and age in milliseconds; null when the copy is too old to be used.
 *
 * @throws when there is no such file, or none that can be read
 */
export async function readCopy(
  file: string,
  now: number,
): Promise<{ address: string; body: CopiedBody; age: number } | null> {
  const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  const age = Math.max(0, now - mtimeMs);
  if (age > oldestAnswer) return null;
  const { address, ...body } = copySchema.parse(JSON.parse(text));
  return { address, body, age };
}
