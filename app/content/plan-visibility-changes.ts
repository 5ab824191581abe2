/** Plans a change of content for the moment at which each entry appears or goes. */
import { isVisible, nextVisibilityChange } from '../../content-model/rules/visibility';
import { collectionPath, type ScheduledCollection } from './collections';
import { namesOfEntry } from './content-change';
import type { PlannedChanges } from './planned-changes';

/** @param entries with those that visitors do not see now */
export function planVisibilityChanges(
  collection: ScheduledCollection,
  namespace: string,
  entries: readonly Readonly<Record<string, unknown>>[],
  { plan, clock }: PlannedChanges,
): void {
  const now = clock();
  for (const entry of entries) {
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
