/** The content client, telling what its schemas left out of each answer. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { nameOf, problemOf } from '~/content/entry-problem';
import { lostValues } from '~/content/lost-values.server';

export interface LeftOut {
  /** Path of the call. */
  path: string;
  /** Slug of the entry; null for what has none. */
  entry: string | null;
  /** Path of the field within the entry; null for an entry that is not shown at all. */
  field: string | null;
  problem: string;
}

/** @param onLeftOut called for each entry or field that is not shown, each time it is read */
export function listeningClient(
  content: ContentClient,
  onLeftOut: (leftOut: LeftOut) => void,
  onEntry: (value: unknown) => void = () => undefined,
): ContentClient {
  // The client keeps what it parsed by schema, so that each schema has one that listens for each path.
  const listening = new Map<string, WeakMap<z.ZodType, z.ZodType>>();

  function listenTo<T>(path: string, schema: z.ZodType<T>): z.ZodType<T> {
    const known = listening.get(path) ?? new WeakMap<z.ZodType, z.ZodType>();
    listening.set(path, known);
    const made = known.get(schema) ?? reporting(path, schema);
    known.set(schema, made);
    return made as z.ZodType<T>;
  }

  function reporting<T>(path: string, schema: z.ZodType<T>): z.ZodType<T> {
    return z.unknown().transform((value, context): T => {
      onEntry(value);
      const parsed = schema.safeParse(value);
      const entry = nameOf(value);
      if (parsed.success) {
        for (const { field, problem } of lostValues(schema, value))
          onLeftOut({ path, entry, field, problem });
        return parsed.data;
      }
      onLeftOut({ path, entry, field: null, problem: problemOf(parsed.error) });
      for (const { path: place, message } of parsed.error.issues)
        context.addIssue({ code: 'custom', path: [...place], message });
      return z.NEVER;
    });
  }

  return {
    ...content,
    entry: (path, schema, query, options) => content.entry(path, listenTo(path, schema), query, options),
    list: (path, schema, query, options) => content.list(path, listenTo(path, schema), query, options),
  };
}
