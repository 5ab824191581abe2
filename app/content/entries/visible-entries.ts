/** Leaves out what a content service sends before it comes out, or after it has gone: most know no such day. */

import type { Visibility } from '../../../content-model/places';
import { isOut, nextChange } from '../../../content-model/rules/visibility';
import { whileSame } from '../../../content-model/values/while-same';
import { ContentNotFound } from '../calls/errors';
import { type Collection, collectionPath, visibleCollections } from '../questions/collections';
import { ownNames } from '../questions/content-use.server';
import type { ContentQuery } from '../questions/query';
import type { AnswerBody } from './envelope';
import type { PlannedChanges } from './planned-changes';

type Entry = Readonly<Record<string, unknown>>;

interface VisibleEntries {
  /** The question, with the fields that say when an entry comes out. */
  askAbout(path: string, query?: ContentQuery): ContentQuery | undefined;
  /** @throws {ContentNotFound} for an entry that visitors do not see now */
  of(path: string, body: AnswerBody): AnswerBody;
}

/** @param planned null: editors also see planned entries */
export function createVisibleEntries(namespace: string, planned: PlannedChanges | null): VisibleEntries {
  const byPath = new Map(
    visibleCollections.map((collection) => [collectionPath(collection, namespace).slice(1), collection]),
  );
  const collectionOf = (path: string) => byPath.get(path.split('/')[1] ?? '');
  return {
    askAbout(path, query) {
      const collection = planned && collectionOf(path);
      return collection && query?.fields
        ? { ...query, fields: withVisibility(query.fields, collection.visible) }
        : query;
    },
    of(path, body) {
      const collection = planned && collectionOf(path);
      if (!collection || !isObject(body.value)) return body;
      noteChanges(collection, namespace, [body.value].flat(), planned);
      const now = planned.clock();
      const isShown = (entry: unknown) => !isObject(entry) || isOut(entry as Entry, collection.visible, now);
      if (Array.isArray(body.value)) return listOf(body, body.value, isShown);
      if (!isShown(body.value)) throw new ContentNotFound(`${path}: visitors do not see it now`);
      return body;
    },
  };
}

/** Notes when each entry comes out or goes. */
export function noteChanges(
  collection: Collection & { visible: Visibility },
  namespace: string,
  entries: readonly unknown[],
  { note, clock }: PlannedChanges,
): void {
  const now = clock();
  for (const entry of entries.filter(isObject) as Entry[]) {
    const at = nextChange(entry, collection.visible, now);
    if (at === null) continue;
    note(
      {
        collection: collectionPath(collection, namespace).slice(1),
        of: collection,
        names: ownNames(entry),
        urgent: true,
        ...(isOut(entry, collection.visible, at) ? {} : { removed: true }),
      },
      at,
    );
  }
}

/** The total of a longer list stays: its readers count pages by it. */
function listOf(
  body: AnswerBody,
  sent: readonly unknown[],
  isShown: (entry: unknown) => boolean,
): AnswerBody {
  const value = sent.filter(isShown);
  if (value.length === sent.length) return body;
  const total = body.total !== null && body.total <= sent.length ? value.length : body.total;
  return { value, total, given: body.given ?? sent.length };
}

/** The same list for the same one: digests of questions are made once. */
const withVisibility = whileSame((fields: readonly string[], visible: Visibility): readonly string[] => [
  ...new Set([...fields, ...Object.values({ ...visible })]),
]);

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';
