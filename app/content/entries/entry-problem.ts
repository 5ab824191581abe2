/** What is wrong with an entry of the content service, for its editor and the log. */
import type { z } from 'zod';

/** The first few things wrong with an entry, on one line. */
export function problemOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || '(entry)'} ${issue.message}`)
    .join('; ')
    .slice(0, 300);
}

/** The name by which an editor finds an entry. */
export function nameOf(wire: unknown): string | null {
  if (wire === null || typeof wire !== 'object') return null;
  const { slug, title, name } = wire as Record<string, unknown>;
  const known = [slug, title, name].find((one) => typeof one === 'string' && one !== '');
  return typeof known === 'string' ? known.slice(0, 100) : null;
}
