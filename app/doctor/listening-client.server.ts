/** A content client that also reports the values that its schemas dropped from each answer. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { nameOf, problemOf } from '~/content/entry-problem';
import { lostValues } from '~/content/lost-values.server';

/** An entry or a field that is not shown. */
export interface ValueLoss {
  /** Path of the call. */
  path: string;
  /** Slug of the entry; null without one. */
  entry: string | null;
  /** Path of the field within the entry; null for an entry that is not shown at all. */
  field: string | null;
  problem: string;
}

export interface Listener {
  /** Called for each loss, each time it is read. */
  onLoss(loss: ValueLoss): void;
  /** Called with each entry as the service sent it. */
  onEntry(value: unknown): void;
}

export function listeningClient(content: ContentClient, listener: Listener): ContentClient {
  // The client keeps parsed values by schema, so each path needs a separate schema that reports.
  const schemasByPath = new Map<string, WeakMap<z.ZodType, z.ZodType>>();

  function reportingSchema<T>(path: string, schema: z.ZodType<T>): z.ZodType<T> {
    const schemas = schemasByPath.get(path) ?? new WeakMap<z.ZodType, z.ZodType>();
    schemasByPath.set(path, schemas);
    const reporting = schemas.get(schema) ?? createReportingSchema(path, schema);
    schemas.set(schema, reporting);
    return reporting as z.ZodType<T>;
  }

  function createReportingSchema<T>(path: string, schema: z.ZodType<T>): z.ZodType<T> {
    return z.unknown().transform((value, context): T => {
      listener.onEntry(value);
      const parsed = schema.safeParse(value);
      const entry = nameOf(value);
      if (parsed.success) {
        for (const { field, problem } of lostValues(schema, value))
          listener.onLoss({ path, entry, field, problem });
        return parsed.data;
      }
      listener.onLoss({ path, entry, field: null, problem: problemOf(parsed.error) });
      for (const { path: place, message } of parsed.error.issues)
        context.addIssue({ code: 'custom', path: [...place], message });
      return z.NEVER;
    });
  }

  return {
    ...content,
    entry: (path, schema, query, options) =>
      content.entry(path, reportingSchema(path, schema), query, options),
    list: (path, schema, query, options) => content.list(path, reportingSchema(path, schema), query, options),
  };
}
