/** Changes of content, and the answers that a change affects. Pure. */
import type { Collection } from './collections';
import type { UsedContent } from './content-use.server';

/** An entry that has changed. */
export interface ContentChange {
  /** First segment of the collection's path, `events`; `*`: any collection. */
  collection: string;
  /** That collection, if the site reads it. */
  knownCollection?: Collection;
  /** The entry's slug and document id. Empty: any entry of the collection may have changed. */
  names: readonly string[];
  /** Paths of collections of which every answer may have changed with it, `crm-links`. */
  dependentCollections?: readonly string[];
  /** It was deleted or unpublished. */
  removed?: true;
  /** An editor wants to see it: the next request for an affected page waits for the refresh. */
  urgent?: true;
}

/** A change of which nothing else is known: it affects everything. */
export const unknownChange: ContentChange = { collection: '*', names: [] };

/** A change that affects everything, for an editor who waits, or where changes may have been missed. */
export const everythingChanged: ContentChange = { ...unknownChange, urgent: true };

/** The slug and document id of an entry; of a page, its section's slug, too. */
export function namesOfEntry(entry: Readonly<Record<string, unknown>> | null | undefined): string[] {
  const names = [entry?.['slug'], entry?.['documentId'], entry?.['rubrique']];
  return names.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Whether an answer is of the collection in which something has changed. */
export function isOfChangedCollection(
  { path }: Pick<UsedContent, 'path'>,
  { collection }: ContentChange,
): boolean {
  return collection === unknownChange.collection || path.split('/')[1] === collection;
}

/** Whether a change affects an answer: those of its collection, and those that may hold its entries as relations. */
export function isAffected(used: UsedContent, change: ContentChange): boolean {
  if (isOfChangedCollection(used, change)) return true;
  const [, collection = ''] = used.path.split('/');
  if (change.dependentCollections?.includes(collection)) return true;
  if (!used.relations) return true;
  return change.knownCollection !== undefined && used.relations.includes(change.knownCollection);
}
