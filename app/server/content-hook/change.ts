/** Converts Strapi's webhook events to changes of content. Pure. */
import { z } from 'zod/v4';
import { type Collection, collectionOfModel, collectionPath, unshownModels } from '~/content/collections';
import { type ContentChange, namesIn, unknownChange } from '~/content/content-use.server';
import { excessOf } from '~/content/json-bounds';

const name = z.string().min(1).max(250).optional().catch(undefined);

const contentEvent = z.object({
  event: z.string().min(1).max(100),
  /** `api::event.event`. */
  uid: name,
  model: name,
  entry: z.record(z.string(), z.unknown()).nullish().catch(null),
});
type ContentEvent = z.output<typeof contentEvent>;

/** Events that remove an entry for visitors. */
const removals = new Set(['entry.delete', 'entry.unpublish']);

/** The panel's test of a webhook, and a picture that no entry has yet: nothing on the site changes. */
const withoutEffect = new Set(['trigger-test', 'media.create']);

/** Whether visitors see nothing of it: a draft is saved, by itself or just before it is published. */
const isOfDraft = ({ event, entry }: ContentEvent) =>
  event.startsWith('entry.') && !removals.has(event) && entry?.['publishedAt'] === null;

/**
 * What an authentic message changes. A message that cannot be read, a model nobody knows and a replaced picture,
 * whose entries nobody knows, change everything.
 *
 * @returns null when nothing changes
 */
export function changeOf(body: string, namespace: string): ContentChange | null {
  const event = readEvent(body);
  if (event === null) return unknownChange;
  if (withoutEffect.has(event.event) || isOfDraft(event)) return null;
  if (modelsOf(event).some((model) => unshownModels.includes(model))) return null;
  const collection = event.event.startsWith('entry.') ? collectionOf(event, namespace) : undefined;
  const change = collection ? changeIn(collection, event, namespace) : unknownChange;
  // What names nothing is no editor's work but somebody's wish for a fresh site: nobody waits for all of it.
  const named = event.event.startsWith('media.') || namesOf(event).length > 0;
  return named ? { ...change, urgent: true } : change;
}

function readEvent(body: string): ContentEvent | null {
  try {
    return excessOf(body) === null ? (contentEvent.safeParse(JSON.parse(body)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** By the model's `uid`, whose name is the same in every version of Strapi, or by its short name. */
function modelsOf({ uid, model }: ContentEvent): string[] {
  const models = [/^(?:api|plugin)::[\w-]+\.([\w-]+)$/.exec(uid ?? '')?.[1], model];
  return models.filter((name) => name !== undefined);
}

function collectionOf(event: ContentEvent, namespace: string): Collection | undefined {
  for (const given of modelsOf(event)) {
    const short = given.startsWith(`${namespace}-`) ? given.slice(namespace.length + 1) : given;
    const found = collectionOfModel(short) ?? collectionOfModel(short.replace(/s$/, ''));
    if (found) return found;
  }
  return undefined;
}

function namesOf({ entry }: ContentEvent): string[] {
  const own = [entry?.['slug'], entry?.['documentId'], entry?.['rubrique']];
  return own.filter((value): value is string => typeof value === 'string' && value !== '');
}

function changeIn(found: Collection, message: ContentEvent, namespace: string): ContentChange {
  const { event, entry } = message;
  const names = namesOf(message);
  const related = [...namesIn(entry)].filter((value) => !names.includes(value));
  return {
    collection: collectionPath(found, namespace).slice(1),
    of: found,
    names,
    ...(related.length > 0 ? { related } : {}),
    ...(found.feeds ? { whole: found.feeds } : {}),
    ...(removals.has(event) ? { removed: true } : {}),
  };
}
