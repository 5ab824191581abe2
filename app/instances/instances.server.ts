/** What the instances of a site share over `REDIS_URL`. Without it each instance is alone, with its state in memory. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { collectionAt } from '~/content/collections';
import { type ContentChange, everythingChanged, unknownChange } from '~/content/content-change';
import { type Limits, limitsInMemory, sharedLimits } from './limits.server';
import { createStore, type Store, type StoreOptions } from './store.server';

export interface Instances {
  limits: Limits;
  /** Sends a change to the others before it is applied here; they get it later if the store is away. */
  publish(change: ContentChange): Promise<void>;
  /** @param apply marks the answers and pages affected by another instance's change */
  follow(apply: (change: ContentChange) => void): void;
  /** null: there are no others. */
  store: Pick<Store, 'ask'> | null;
}

export const alone: Instances = {
  limits: limitsInMemory,
  publish: () => Promise.resolve(),
  follow: () => undefined,
  store: null,
};

/** Milliseconds between two attempts to send what the others have missed. */
const retryInterval = 1000;

export function createInstances(
  options: Pick<StoreOptions, 'url' | 'prefix' | 'log'>,
  registry: Registry,
): Instances {
  const instanceId = randomUUID();
  let apply: (change: ContentChange) => void = () => undefined;
  let isResending = false;
  const store = createStore({
    ...options,
    onMessage(text) {
      const { from, change } = readMessage(text);
      if (from !== instanceId) apply(change);
    },
    onConnection: () => apply(unknownChange),
  });
  new Gauge({
    name: 'site_store_up',
    help: 'Whether the shared store is asked: 1, or 0 while this instance goes on alone',
    registers: [registry],
    collect() {
      this.set(store.isUp ? 1 : 0);
    },
  });

  /** An instance that was cut off does not know which messages the others have: for them everything has changed. */
  async function resendLater(): Promise<void> {
    if (isResending) return;
    isResending = true;
    do await wait(retryInterval, undefined, { ref: false });
    while (!(await store.publish(writeMessage(instanceId, everythingChanged))));
    isResending = false;
  }

  return {
    limits: sharedLimits(store),
    async publish(change) {
      if (!(await store.publish(writeMessage(instanceId, change)))) void resendLater();
    },
    follow(applyChange) {
      apply = applyChange;
    },
    store,
  };
}

const names = z.array(z.string());
const messageSchema = z.object({
  /** The instance that sends it. */
  from: z.string(),
  change: z.object({
    collection: z.string(),
    /** The collection's path on the list of collections. */
    of: z.string().optional(),
    names,
    /** Paths of the collections that depend on it. */
    whole: names.optional(),
    removed: z.literal(true).optional(),
    urgent: z.literal(true).optional(),
  }),
});

export interface ChangeMessage {
  /** null: unknown. */
  from: string | null;
  change: ContentChange;
}

/** The message about a change to the other instances. */
export function writeMessage(from: string, change: ContentChange): string {
  const { knownCollection, dependentCollections, ...facts } = change;
  return JSON.stringify({
    from,
    change: { ...facts, of: knownCollection?.path, whole: dependentCollections },
  });
}

/** An unreadable message, such as one of a later version, is about a change of everything. */
export function readMessage(text: string): ChangeMessage {
  try {
    const { from, change } = messageSchema.parse(JSON.parse(text));
    const { of, whole, ...facts } = change;
    const knownCollection = of === undefined ? undefined : collectionAt(of);
    return {
      from,
      change: {
        ...facts,
        ...(knownCollection ? { knownCollection } : {}),
        ...(whole ? { dependentCollections: whole } : {}),
      },
    };
  } catch {
    return { from: null, change: everythingChanged };
  }
}
