/** What a message about an entry says: its name, and what is wrong with it. Pure. */
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
  const identity = [slug, title, name].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return typeof identity === 'string' ? identity.slice(0, 100) : null;
}
