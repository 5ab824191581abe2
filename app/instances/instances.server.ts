/** What the instances of a site share over `REDIS_URL`; without it each one is alone, and everything stays in its memory. */
import type { ContentChange } from '~/content/questions/content-use.server';
import { type ChangeFeed, createChangeFeed } from './change-feed.server';
import { type Limits, limitsInMemory, sharedLimits } from './limits.server';
import { createStoreLink, type StoreLink, type StoreLinkOptions } from './store-link.server';

export interface Instances {
  limits: Limits;
  /** Tells the others of a change before it is applied here. */
  publish(change: ContentChange): Promise<void>;
  /** @param apply marks what another instance's change affects */
  follow(apply: (change: ContentChange) => void): void;
  /** null: this instance is alone. */
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
