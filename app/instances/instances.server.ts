/**
 * State that the instances of a site share over `REDIS_URL`; without it each instance is alone, and all state is in its
 * memory.
 */
import type { ContentChange } from '~/content/questions/content-use.server';
import { type ChangeFeed, createChangeFeed } from './change-feed.server';
import { type Limits, limitsInMemory, sharedLimits } from './limits.server';
import { createStoreLink, type StoreLink, type StoreLinkOptions } from './store-link.server';

export interface Instances {
  limits: Limits;
  /** Sends a change to the others before it is applied here. */
  publish(change: ContentChange): Promise<void>;
  /** @param apply marks the answers and pages affected by another instance's change */
  follow(apply: (change: ContentChange) => void): void;
  /** null: there are no others. */
  shared: { link: StoreLink; feed: ChangeFeed } | null;
  stop(): void;
}

export const alone: Instances = {
  limits: limitsInMemory,
  publish: () => Promise.resolve(),
  follow: () => undefined,
  shared: null,
  stop: () => undefined,
};

export function createInstances(options: StoreLinkOptions): Instances {
  const link = createStoreLink(options);
  const feed = createChangeFeed(link);
  return {
    limits: sharedLimits(link),
    publish: feed.publish,
    follow: feed.start,
    shared: { link, feed },
    stop() {
      feed.stop();
      link.stop();
    },
  };
}
