/** Converts Strapi's webhook events to changes of content. Pure. */
import { z } from 'zod/v4';
import { collectionOfModel, collectionPath } from '~/content/collections';
import type { ContentChange } from '~/content/content-use.server';

const contentEvent = z.object({
  event: z.string().min(1).max(100),
  model: z.string().min(1).max(100).optional(),
  entry: z
    .object({
      slug: z.string().nullish(),
      documentId: z.string().nullish(),
      /** Name of a section. */
      rubrique: z.string().nullish(),
    })
    .nullish(),
});
export type ContentEvent = z.output<typeof contentEvent>;

/** Events that remove an entry for visitors. */
const removals = new Set(['entry.delete', 'entry.unpublish']);

/** @returns null for what is no event */
export function readContentEvent(body: string): ContentEvent | null {
  try {
    return contentEvent.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** @returns null when no entry changed: a picture, or a test of the webhook */
export function changeOf({ event, model, entry }: ContentEvent, namespace: string): ContentChange | null {
  if (!event.startsWith('entry.') || model === undefined) return null;
  const short = model.startsWith(`${namespace}-`) ? model.slice(namespace.length + 1) : model;
  const known = collectionOfModel(short) ?? collectionOfModel(short.replace(/s$/, ''));
  // An unknown model counts as a path: `events` means `/events`.
  const collection = known ? collectionPath(known, namespace).slice(1) : model;
  const names = [entry?.slug, entry?.documentId, entry?.rubrique].filter((name): name is string => !!name);
  const change = { collection, names };
  return removals.has(event) ? { ...change, removed: true } : change;
}
