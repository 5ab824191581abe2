/** A change as text for the other instances. Pure. */
import { z } from 'zod';
import { collectionAt } from '~/content/questions/collections';
import { type ContentChange, everythingChanged } from '~/content/questions/content-use.server';

const names = z.array(z.string());
const changeSchema = z.object({
  collection: z.string(),
  /** The collection's path on the list of collections. */
  of: z.string().optional(),
  names,
  whole: names.optional(),
  removed: z.literal(true).optional(),
  urgent: z.literal(true).optional(),
});

export function writeChange(change: ContentChange): string {
  return JSON.stringify({ ...change, of: change.of?.path });
}

/** An unreadable change, such as one of a later version, counts as a change of everything. */
export function readChange(text: string | undefined): ContentChange {
  try {
    const { of, ...change } = changeSchema.parse(JSON.parse(text ?? ''));
    const collection = of === undefined ? undefined : collectionAt(of);
    return { ...change, ...(collection ? { of: collection } : {}) };
  } catch {
    return everythingChanged;
  }
}
