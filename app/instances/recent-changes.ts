/** The latest changes, to find out which of them are newer than an answer. Pure. */
import type { ContentChange } from '~/content/questions/content-use.server';
import { beforeAll, compareIds } from './stream-id';

export interface RecentChanges {
  /** The number of kept changes. */
  readonly most: number;
  /** Id of the last change known. */
  readonly last: string;
  /** Only changes after `from` are kept; `last` is the last one there is. */
  begin(from: string, last: string): void;
  add(id: string, change: ContentChange): void;
  /** Changes after an id; null where some are not remembered. */
  since(id: string): readonly ContentChange[] | null;
}

export function createRecentChanges(most = 500): RecentChanges {
  let from = beforeAll;
  let last = beforeAll;
  let changes: { id: string; change: ContentChange }[] = [];
  return {
    most,
    get last() {
      return last;
    },
    begin(newFrom, newLast) {
      from = newFrom;
      last = newLast;
      changes = [];
    },
    add(id, change) {
      // An own change comes twice: when it is sent, and when it is read.
      if (changes.some((known) => known.id === id)) return;
      changes.push({ id, change });
      if (compareIds(id, last) > 0) last = id;
      else changes.sort((one, other) => compareIds(one.id, other.id));
      if (changes.length > most) from = changes.shift()?.id ?? from;
    },
    since(id) {
      if (compareIds(id, from) < 0) return null;
      return changes.filter((known) => compareIds(known.id, id) > 0).map(({ change }) => change);
    },
  };
}
