/**
 * Entries that come out, or go, at a planned moment: what a content service sends before or after it is left out, for most
 * know no such day, and the moment is a change of content that comes by itself.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { Visibility } from '../../content-model/places';
import { isVisible, nextVisibilityChange } from '../../content-model/rules/visibility';
import { whileSame } from '../../content-model/values/while-same';
import type { AnswerBody } from './answer.server';
import { type Collection, collectionPath, visibleCollections } from './collections';
import { type ContentChange, ownNames } from './content-use.server';
import { ContentNotFound } from './errors';
import type { ContentQuery } from './query';

export interface PlannedChanges {
  readonly clock: Clock;
  /** @param at milliseconds since the epoch; of one entry, the last one noted counts */
  note(change: ContentChange, at: number): void;
  /** Applies each change at its moment, from now on. */
  follow(apply: (change: ContentChange) => void): void;
  /** Applies those whose moment has come. */
  applyDue(): void;
}

/** Most entries whose moments are remembered. */
const mostPlanned = 5000;
/** Milliseconds after which the clock is read again at the latest: it may have been set. */
const longestWait = 60_000;

/** One timer waits for the nearest moment; the process does not stay for it. */
export function createPlannedChanges(clock: Clock): PlannedChanges {
  const planned = new LRUCache<string, { change: ContentChange; at: number }>({ max: mostPlanned });
  let follower: ((change: ContentChange) => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nearest = Number.POSITIVE_INFINITY;

  function wait(): void {
    clearTimeout(timer);
    nearest = Math.min(...[...planned.values()].map(({ at }) => at));
    if (!follower || planned.size === 0) return;
    timer = setTimeout(applyDue, Math.min(Math.max(0, nearest - clock()), longestWait)).unref();
  }

  function applyDue(): void {
    const now = clock();
    const due = [...planned].filter(([, { at }]) => at <= now);
    for (const [key, { change }] of due) {
      planned.delete(key);
      follower?.(change);
    }
    wait();
  }

  return {
    clock,
    note(change, at) {
      // What has no name is one of several.
      planned.set([change.collection, ...(change.names.length > 0 ? change.names : [at])].join(' '), {
        change,
        at,
      });
      if (at < nearest) wait();
    },
    follow(apply) {
      follower = apply;
      wait();
    },
    applyDue,
  };
}

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
      const isShown = (entry: unknown) =>
        !isObject(entry) || isVisible(entry as Entry, collection.visible, now);
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
    const at = nextVisibilityChange(entry, collection.visible, now);
    if (at === null) continue;
    note(
      {
        collection: collectionPath(collection, namespace).slice(1),
        of: collection,
        names: ownNames(entry),
        urgent: true,
        ...(isVisible(entry, collection.visible, at) ? {} : { removed: true }),
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
