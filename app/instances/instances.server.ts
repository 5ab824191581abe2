/** What the instances of a site share over `REDIS_URL`. Without it each instance is alone, with its state in memory. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { type ContentChange, everythingChanged, unknownChange } from '~/content/content-change';
import { readMessage, writeMessage } from './change-message';
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
