/** The error envelope of the content service: `Failure` in `content-service/openapi.yaml`, as Strapi 5 has it. Pure. */
import { z } from 'zod';

/** Longest envelope in characters; a longer body, such as a proxy's page, is not parsed. */
const longestEnvelope = 16_384;

/** @param body text of a refusal @returns its JSON, in no certain form; null if it is too long or none */
export function parseEnvelope(body: string): unknown {
  if (body.length > longestEnvelope) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Only the content service answers so. */
const errorEnvelope = z.object({
  data: z.null(),
  error: z.object({ status: z.number(), name: z.string().min(1), message: z.string() }),
});

/** Whether a refusal comes from the content service, not from a proxy whose service is being restarted. */
export function isServiceRefusal(envelope: unknown, status: number): boolean {
  return errorEnvelope.safeParse(envelope).data?.error.status === status;
}

/** Longest message of the service in the log, in characters. */
const longestMessage = 200;

/**
 * The message in Strapi's error envelope, `{error: {name, message}}`; empty when there is none. For the log only: it is
 * never shown to a visitor.
 */
export function messageIn(envelope: unknown): string {
  const { error } = (envelope ?? {}) as { error?: { name?: unknown; message?: unknown } | null };
  const words = [error?.name, error?.message].filter((word) => typeof word === 'string');
  return words.join(': ').replace(/\s+/g, ' ').slice(0, longestMessage);
}

const refusedKeyMessage = /\bInvalid (?:key|parameter) ([\w-]+)(?: at ([\w.-]+))?/;

/**
 * The field a question was refused for, in Strapi's words: `Invalid key availability`, `Invalid key timezone at
 * campus.timezone`; Strapi 4 says `Invalid parameter`. Its place where that is said, else its name.
 */
export function refusedKeyOf(envelope: unknown): string | undefined {
  const [, name, place] = refusedKeyMessage.exec(messageIn(envelope)) ?? [];
  return place ?? name;
}
