/** Changes of content that come by themselves: at its planned moment an entry comes out, or goes. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { ContentChange } from '../questions/content-use.server';

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
const most = 5000;
/** Milliseconds after which the clock is read again at the latest: it may have been set. */
const longestWait = 60_000;

/** One timer waits for the nearest moment; the process does not stay for it. */
export function createPlannedChanges(clock: Clock): PlannedChanges {
  const planned = new LRUCache<string, { change: ContentChange; at: number }>({ max: most });
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
