/**
 * Notifies every instance of an editor's change, by a stream: a disconnected instance reads the changes that it missed.
 * If they are no longer available, everything counts as changed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ContentChange, everythingChanged } from '~/content/questions/content-use.server';
import { readChange, writeChange } from './change-text';
import { within } from './deadline';
import { createRecentChanges } from './recent-changes';
import { longestBlock, type StoreClient } from './store-client.server';
import { noStore, type StoreLink } from './store-link.server';
import { beforeAll, compareIds } from './stream-id';

export interface ChangeFeed {
  /** Resolves when the other instances can read it, or when the store is away: they get it when it is back. */
  publish(change: ContentChange): Promise<void>;
  /**
   * The last change that this instance knows: its answers are at least as new as that.
   *
   * @returns null until it has read one, or if its own change could not be sent: answers cannot be compared then
   */
  position(): Promise<string | null>;
  /** Changes after a position; null: there may be others, which are no longer kept. */
  since(position: string): readonly ContentChange[] | null;
  /** @param apply marks the answers and pages affected by another instance's change as stale */
  start(apply: (change: ContentChange) => void): void;
  /** Changes sent to the others, and read from them. */
  readonly tally: Readonly<Record<'told' | 'read', number>>;
  stop(): void;
}

const stream = 'changes';
/** Entries kept for instances that are cut off. */
const longestStream = 10_000;
/** Changes kept to be sent later; above this number, everything counts as changed. */
const mostPending = 100;
/** Milliseconds between two tries while the store is away, and until the first read of all. */
const pause = 100;
const longestBeginning = 1000;

interface Entry {
  id: string;
  message: Record<string, string>;
}

export function createChangeFeed(link: StoreLink): ChangeFeed {
  const self = randomUUID();
  const recent = createRecentChanges();
  let pending: ContentChange[] = [];
  let telling: Promise<void> | null = null;
  /** The position up to which it has read; null before the first read. */
  let read: string | null = null;
  const tally = { told: 0, read: 0 };
  let ended = false;
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });

  async function tell(): Promise<void> {
    for (let next = pending[0]; next; next = pending[0]) {
      const fields = { from: self, change: writeChange(next) };
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: longestStream } as const;
      const id = await link.ask((store) => store.xAdd(stream, '*', fields, { TRIM: trim }));
      if (id === noStore) return void wait(pause, undefined, { ref: false }).then(tellOnce);
      pending = pending.filter((change) => change !== next);
      tally.told += 1;
      recent.add(id, next);
    }
  }

  function tellOnce(): Promise<void> {
    if (ended || pending.length === 0) return Promise.resolve();
    telling ??= tell().finally(() => {
      telling = null;
    });
    return telling;
  }

  /** Where to read on. @returns whether something may have been missed */
  async function findPlace(reader: StoreClient): Promise<boolean> {
    const first = (await reader.xRange(stream, '-', '+', { COUNT: 1 }))?.[0];
    const latest = ((await reader.xRevRange(stream, '+', '-', { COUNT: recent.most })) ?? []) as Entry[];
    const end = latest[0]?.id ?? beforeAll;
    const wasEmptied = read !== null && compareIds(end, read) < 0;
    const wasTrimmed = read !== null && read !== beforeAll && first && compareIds(first.id, read) > 0;
    if (read === null) {
      const from = latest.length < recent.most ? beforeAll : (latest.at(-1)?.id ?? beforeAll);
      recent.begin(from, end);
      for (const { id, message } of latest.reverse()) recent.add(id, readChange(message['change']));
    }
    if (wasEmptied || wasTrimmed) recent.begin(end, end);
    if (read === null || wasEmptied || wasTrimmed) read = end;
    hasBegun();
    return Boolean(wasEmptied || wasTrimmed);
  }

  async function readOn(reader: StoreClient, apply: (change: ContentChange) => void): Promise<void> {
    const place = { key: stream, id: read ?? beforeAll };
    const answer = (await reader.xRead(place, { BLOCK: longestBlock, COUNT: 100 })) as
      | { messages: Entry[] }[]
      | null;
    for (const { id, message } of answer?.[0]?.messages ?? []) {
      read = id;
      const change = readChange(message['change']);
      if (message['from'] !== self) {
        tally.read += 1;
        apply(change);
      }
      recent.add(id, change);
    }
  }

  async function follow(apply: (change: ContentChange) => void): Promise<void> {
    const reader = link.another();
    let placed = false;
    const misplace = () => {
      placed = false;
    };
    reader.on('end', misplace).on('reconnecting', misplace);
    while (!ended) {
      try {
        if (!reader.isReady) throw new Error('not connected');
        if (!placed) {
          placed = true;
          if (await findPlace(reader)) apply(everythingChanged);
        }
        await readOn(reader, apply);
      } catch {
        placed = false;
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  return {
    tally,
    publish(change) {
      pending = pending.length < mostPending ? [...pending, change] : [everythingChanged];
      return tellOnce();
    },
    async position() {
      if (read === null) await within(longestBeginning, begun).catch(() => undefined);
      return read === null || pending.length > 0 ? null : recent.last;
    },
    since: (position) => recent.since(position),
    start: (apply) => void follow(apply),
    stop() {
      ended = true;
    },
  };
}
