/** Plans a change of content for the moment at which each entry appears or goes. */
import { isVisible, nextVisibilityChange } from '../../content-model/rules/visibility';
import { collectionPath, type ScheduledCollection } from './collections';
import { namesOfEntry } from './content-use.server';
import type { PlannedChanges } from './planned-changes';

/** @param entries what is no entry has no such moment */
export function planVisibilityChanges(
  collection: ScheduledCollection,
  namespace: string,
  entries: readonly unknown[],
  { plan, clock }: PlannedChanges,
): void {
  const now = clock();
  for (const entry of entries.filter(isEntry)) {
    const at = nextVisibilityChange(entry, collection.visible, now);
    if (at === null) continue;
    plan(
      {
        collection: collectionPath(collection, namespace).slice(1),
        knownCollection: collection,
        names: namesOfEntry(entry),
        urgent: true,
        ...(isVisible(entry, collection.visible, at) ? {} : { removed: true }),
      },
      at,
    );
  }
}

const isEntry = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';
