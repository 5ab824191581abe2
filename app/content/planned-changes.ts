/** Changes of content that come by themselves, such as the moment at which a planned entry appears. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { ContentChange } from './content-change';

export interface PlannedChanges {
  readonly clock: Clock;
  /** @param at milliseconds since the epoch; of one entry, the last one planned counts */
  plan(change: ContentChange, at: number): void;
  /** Applies each change at its moment, from now on. */
  follow(apply: (change: ContentChange) => void): void;
  /** Applies those whose moment has come. */
  applyDue(): void;
}

/** Entries whose moments are remembered at most. */
const maxPlanned = 5000;
/** Milliseconds after which the clock is read again at the latest: it may have been set. */
const longestWait = 60_000;

/** One timer waits for the nearest moment; the process does not stay for it. */
export function createPlannedChanges(clock: Clock): PlannedChanges {
  const planned = new LRUCache<string, { change: ContentChange; at: number }>({ max: maxPlanned });
  let applyChange: ((change: ContentChange) => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nearest = Number.POSITIVE_INFINITY;

  function waitForNearest(): void {
    clearTimeout(timer);
    nearest = Math.min(...[...planned.values()].map(({ at }) => at));
    if (!applyChange || planned.size === 0) return;
    timer = setTimeout(applyDue, Math.min(Math.max(0, nearest - clock()), longestWait)).unref();
  }

  function applyDue(): void {
    const now = clock();
    const due = [...planned].filter(([, { at }]) => at <= now);
    for (const [key, { change }] of due) {
      planned.delete(key);
      applyChange?.(change);
    }
    waitForNearest();
  }

  return {
    clock,
    plan(change, at) {
      // Several entries without a name differ by their moment.
      const names = change.names.length > 0 ? change.names : [at];
      planned.set([change.collection, ...names].join(' '), { change, at });
      if (at < nearest) waitForNearest();
    },
    follow(apply) {
      applyChange = apply;
      waitForNearest();
    },
    applyDue,
  };
}
