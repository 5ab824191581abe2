/** The message about a change to the other instances. Pure. */
import { z } from 'zod';
import { collectionAt } from '~/content/questions/collections';
import { type ContentChange, everythingChanged } from '~/content/questions/content-use.server';

const names = z.array(z.string());
const messageSchema = z.object({
  /** The instance that sends it. */
  from: z.string(),
  change: z.object({
    collection: z.string(),
    /** The collection's path on the list of collections. */
    of: z.string().optional(),
    names,
    related: names.optional(),
    whole: names.optional(),
    removed: z.literal(true).optional(),
    urgent: z.literal(true).optional(),
  }),
});

export interface ChangeMessage {
  /** null: unknown. */
  from: string | null;
  change: ContentChange;
}

export function writeMessage(from: string, change: ContentChange): string {
  return JSON.stringify({ from, change: { ...change, of: change.of?.path } });
}

/** An unreadable message, such as one of a later version, is about a change of everything. */
export function readMessage(text: string): ChangeMessage {
  try {
    const { from, change } = messageSchema.parse(JSON.parse(text));
    const { of, ...rest } = change;
    const collection = of === undefined ? undefined : collectionAt(of);
    return { from, change: { ...rest, ...(collection ? { of: collection } : {}) } };
  } catch {
    return { from: null, change: everythingChanged };
  }
}
