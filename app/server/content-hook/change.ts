/** Converts Strapi's webhook events to changes of content. Pure. */
import { z } from 'zod';
import { type Collection, collectionPath } from '~/content/collections';
import { type ContentChange, namesOfEntry, unknownChange } from '~/content/content-change';
import { excessOf } from '~/content/json-bounds';
import { collectionNamed, isUnshown } from './model-names';

const modelName = z.string().min(1).max(250).optional().catch(undefined);

const contentEvent = z.object({
  event: z.string().min(1).max(100),
  /** `api::event.event`. */
  uid: modelName,
  model: modelName,
  entry: z.record(z.string(), z.unknown()).nullish().catch(null),
});
type ContentEvent = z.output<typeof contentEvent>;

/** Events that remove an entry for visitors. */
const removals = new Set(['entry.delete', 'entry.unpublish']);

/** The panel's test of a webhook, and a picture without an entry: nothing on the site changes. */
const withoutEffect = new Set(['trigger-test', 'media.create']);

/** Whether a draft is saved, alone or just before it is published: this changes nothing for visitors. */
const isDraftSaved = ({ event, entry }: ContentEvent) =>
  event.startsWith('entry.') && !removals.has(event) && entry?.['publishedAt'] === null;

/**
 * The effect of an authentic message. An unreadable message, an unknown model and a replaced picture, whose entries are
 * unknown, change everything.
 *
 * @returns null if nothing changes
 */
export function changeOf(body: string, namespace: string): ContentChange | null {
  const event = readEvent(body);
  if (event === null) return unknownChange;
  if (withoutEffect.has(event.event) || isDraftSaved(event)) return null;
  if (modelsOf(event).some((model) => isUnshown(model, namespace))) return null;
  const collection = event.event.startsWith('entry.') ? collectionOf(event, namespace) : undefined;
  const change = collection ? changeIn(collection, event, namespace) : changeInUnknown(event);
  // A message without an entry comes from an operator who wants a fresh site: no visitor waits for it.
  const isFromEditor = event.event.startsWith('media.') || namesOf(event).length > 0;
  return isFromEditor ? { ...change, urgent: true } : change;
}

function readEvent(body: string): ContentEvent | null {
  try {
    return excessOf(body) === null ? (contentEvent.safeParse(JSON.parse(body)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** The model's `uid`, whose name is the same in every version of Strapi, before its short name. */
const modelsOf = ({ uid, model }: ContentEvent) => [uid, model].filter((name) => name !== undefined);

function collectionOf(event: ContentEvent, namespace: string): Collection | undefined {
  for (const model of modelsOf(event)) {
    const collection = collectionNamed(model, namespace);
    if (collection) return collection;
  }
  return undefined;
}

/** A removal whose collection is unknown is believed in every collection. */
function changeInUnknown(event: ContentEvent): ContentChange {
  const names = namesOf(event);
  const isRemoval = removals.has(event.event) && names.length > 0;
  return isRemoval ? { ...unknownChange, names, removed: true } : unknownChange;
}

const namesOf = ({ entry }: ContentEvent): string[] => namesOfEntry(entry);

function changeIn(collection: Collection, event: ContentEvent, namespace: string): ContentChange {
  return {
    collection: collectionPath(collection, namespace).slice(1),
    knownCollection: collection,
    names: namesOf(event),
    ...(collection.feeds ? { dependentCollections: collection.feeds } : {}),
    ...(removals.has(event.event) ? { removed: true } : {}),
  };
}
