/** The messages by which instances of a site report changes of content. Pure. */
import { z } from 'zod';
import { collectionAt } from '~/content/collections';
import { type ContentChange, everythingChanged } from '~/content/content-change';

const names = z.array(z.string());
const messageSchema = z.object({
  /** The instance that sends it. */
  from: z.string(),
  change: z.object({
    collection: z.string(),
    /** The collection's path on the list of collections. */
    of: z.string().optional(),
    names,
    /** Paths of the collections that depend on it. */
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

/** The message about a change to the other instances. */
export function writeMessage(from: string, change: ContentChange): string {
  const { knownCollection, dependentCollections, ...facts } = change;
  return JSON.stringify({
    from,
    change: { ...facts, of: knownCollection?.path, whole: dependentCollections },
  });
}

/** An unreadable message, such as one of a later version, is about a change of everything. */
export function readMessage(text: string): ChangeMessage {
  try {
    const { from, change } = messageSchema.parse(JSON.parse(text));
    const { of, whole, ...facts } = change;
    const knownCollection = of === undefined ? undefined : collectionAt(of);
    return {
      from,
      change: {
        ...facts,
        ...(knownCollection ? { knownCollection } : {}),
        ...(whole ? { dependentCollections: whole } : {}),
      },
    };
  } catch {
    return { from: null, change: everythingChanged };
  }
}
