/**
 * Leaves out entries that visitors do not see yet, or no longer. Most content services cannot filter by these dates.
 */
import type { Visibility } from '../../content-model/places';
import { isVisible } from '../../content-model/rules/visibility';
import { whileSame } from '../../content-model/values/while-same';
import { collectionPath, scheduledCollections } from './collections';
import type { AnswerBody } from './envelope';
import { ContentNotFound } from './errors';
import { planVisibilityChanges } from './plan-visibility-changes';
import type { PlannedChanges } from './planned-changes';
import type { ContentQuery } from './query';

interface VisibilityFilter {
  /** The question, with the fields that say when an entry appears. */
  withVisibilityFields(path: string, query?: ContentQuery): ContentQuery | undefined;
  /** Plans the moments at which entries of an answer appear or go. */
  planChanges(path: string, body: AnswerBody): void;
  /** An answer without the entries that visitors do not see now. @throws {ContentNotFound} for such an entry itself */
  withoutHiddenEntries(path: string, body: AnswerBody): AnswerBody;
}

type Entry = Readonly<Record<string, unknown>>;

/** @param planned null: editors also see planned entries */
export function createVisibilityFilter(namespace: string, planned: PlannedChanges | null): VisibilityFilter {
  const byPath = new Map(
    scheduledCollections.map((collection) => [collectionPath(collection, namespace).slice(1), collection]),
  );
  const collectionOf = (path: string) => byPath.get(path.split('/')[1] ?? '');
  return {
    withVisibilityFields(path, query) {
      const collection = planned && collectionOf(path);
      if (!collection || !query?.fields) return query;
      return { ...query, fields: fieldsWithVisibility(query.fields, collection.visible) };
    },
    planChanges(path, { value }) {
      const collection = planned && collectionOf(path);
      if (collection) planVisibilityChanges(collection, namespace, [value].flat().filter(isEntry), planned);
    },
    withoutHiddenEntries(path, body) {
      const collection = planned && collectionOf(path);
      if (!collection) return body;
      const now = planned.clock();
      const isVisibleEntry = (entry: unknown) => !isEntry(entry) || isVisible(entry, collection.visible, now);
      if (Array.isArray(body.value)) return visiblePart(body, body.value, isVisibleEntry);
      if (!isVisibleEntry(body.value)) throw new ContentNotFound(`${path}: visitors do not see it now`);
      return body;
    },
  };
}

/** The total of a longer list stays: its readers count pages by it. */
function visiblePart(
  body: AnswerBody,
  entries: readonly unknown[],
  isVisible: (entry: unknown) => boolean,
): AnswerBody {
  const value = entries.filter(isVisible);
  if (value.length === entries.length) return body;
  const total = body.total !== null && body.total <= entries.length ? value.length : body.total;
  return { value, total, pageSize: body.pageSize ?? entries.length };
}

/** One list for each list of fields, so that digests of questions are made once. */
const fieldsWithVisibility = whileSame(
  (fields: readonly string[], visible: Visibility): readonly string[] => [
    ...new Set([...fields, ...Object.values({ ...visible })]),
  ],
);

const isEntry = (value: unknown): value is Entry => value !== null && typeof value === 'object';
