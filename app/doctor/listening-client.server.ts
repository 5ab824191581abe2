/** The content client, which also reports the values that its schemas dropped from each answer. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { lostValues, nameOf, problemOf } from '~/content/lost-values.server';

export interface LeftOut {
  /** Path of the call. */
  path: string;
  /** Slug of the entry; null without one. */
  entry: string | null;
  /** Path of the field within the entry; null for an entry that is not shown at all. */
  field: string | null;
  problem: string;
}

export interface Listener {
  /** An entry or a field that is not shown, each time it is read. */
  leftOut(leftOut: LeftOut): void;
  /** An entry as the service sent it. */
  entry(value: unknown): void;
}

export function listeningClient(content: ContentClient, listener: Listener): ContentClient {
  // The client keeps parsed values by schema, so each path needs a separate schema that listens.
  const listening = new Map<string, WeakMap<z.ZodType, z.ZodType>>();

  function listenTo<T>(path: string, schema: z.ZodType<T>): z.ZodType<T> {
    const schemasOfPath = listening.get(path) ?? new WeakMap<z.ZodType, z.ZodType>();
    listening.set(path, schemasOfPath);
    const made = schemasOfPath.get(schema) ?? reporting(path, schema);
    schemasOfPath.set(schema, made);
    return made as z.ZodType<T>;
  }

  function reporting<T>(path: string, schema: z.ZodType<T>): z.ZodType<T> {
    return z.unknown().transform((value, context): T => {
      listener.entry(value);
      const parsed = schema.safeParse(value);
      const entry = nameOf(value);
      if (parsed.success) {
        for (const { field, problem } of lostValues(schema, value))
          listener.leftOut({ path, entry, field, problem });
        return parsed.data;
      }
      listener.leftOut({ path, entry, field: null, problem: problemOf(parsed.error) });
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
