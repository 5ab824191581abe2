/** Leaves out entries that visitors do not see yet, or no longer: most content services know no such day. */
import type { Visibility } from '../../content-model/places';
import { isVisible, nextVisibilityChange } from '../../content-model/rules/visibility';
import { whileSame } from '../../content-model/values/while-same';
import { collectionPath, type ScheduledCollection, scheduledCollections } from './collections';
import { namesOfEntry } from './content-use.server';
import type { AnswerBody } from './envelope';
import { ContentNotFound } from './errors';
import type { PlannedChanges } from './planned-changes';
import type { ContentQuery } from './query';

interface VisibleEntries {
  /** The question, with the fields that say when an entry appears. */
  queryFor(path: string, query?: ContentQuery): ContentQuery | undefined;
  /** An answer without the entries that visitors do not see now. @throws {ContentNotFound} for such an entry itself */
  visibleIn(path: string, body: AnswerBody): AnswerBody;
}

type Entry = Readonly<Record<string, unknown>>;

/** @param planned null: editors also see planned entries */
export function createVisibleEntries(namespace: string, planned: PlannedChanges | null): VisibleEntries {
  const byPath = new Map(
    scheduledCollections.map((collection) => [collectionPath(collection, namespace).slice(1), collection]),
  );
  const collectionOf = (path: string) => byPath.get(path.split('/')[1] ?? '');
  return {
    queryFor(path, query) {
      const collection = planned && collectionOf(path);
      if (!collection || !query?.fields) return query;
      return { ...query, fields: withVisibilityFields(query.fields, collection.visible) };
    },
    visibleIn(path, body) {
      const collection = planned && collectionOf(path);
      if (!collection || !isObject(body.value)) return body;
      planEntries(collection, namespace, [body.value].flat(), planned);
      const now = planned.clock();
      const isShown = (entry: unknown) =>
        !isObject(entry) || isVisible(entry as Entry, collection.visible, now);
      if (Array.isArray(body.value)) return shownPart(body, body.value, isShown);
      if (!isShown(body.value)) throw new ContentNotFound(`${path}: visitors do not see it now`);
      return body;
    },
  };
}

/** Plans a change of content for the moment at which each entry appears or goes. */
export function planEntries(
  collection: ScheduledCollection,
  namespace: string,
  entries: readonly unknown[],
  { plan, clock }: PlannedChanges,
): void {
  const now = clock();
  for (const entry of entries.filter(isObject) as Entry[]) {
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

/** The total of a longer list stays: its readers count pages by it. */
function shownPart(
  body: AnswerBody,
  entries: readonly unknown[],
  isShown: (entry: unknown) => boolean,
): AnswerBody {
  const value = entries.filter(isShown);
  if (value.length === entries.length) return body;
  const total = body.total !== null && body.total <= entries.length ? value.length : body.total;
  return { value, total, pageSize: body.pageSize ?? entries.length };
}

/** The same list for the same one: digests of questions are made once. */
const withVisibilityFields = whileSame(
  (fields: readonly string[], visible: Visibility): readonly string[] => [
    ...new Set([...fields, ...Object.values({ ...visible })]),
  ],
);

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';
