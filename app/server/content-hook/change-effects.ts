/** What a change of content does to the site: answers, pages and the search index become stale; others are notified. */
import type { ContentChange } from '~/content/content-change';
import type { Services } from '~/services/services.server';
import type { PageCache } from '../page-cache/page-cache';

export interface ChangeEffects {
  /** Notifies the site's other instances, before the change is applied here. */
  publish: (change: ContentChange) => Promise<void>;
  /** Marks the affected answers as stale. @returns how many */
  markAnswers: (change: ContentChange) => number;
  /** Marks the pages as stale. @returns how many */
  markPages: (change: ContentChange) => number;
  /** Purges the cache in front of the site; no request waits for it. */
  purgeCaches: () => void;
}

export function changeEffects(
  { contentCache, search, instances }: Services,
  pages: PageCache,
  purgeCaches: () => void,
): ChangeEffects {
  return {
    publish: instances.publish,
    markAnswers(change) {
      search.markStale();
      contentCache.noteReportedChange(change);
      return contentCache.markStale(change);
    },
    markPages: (change) => pages.markStale(change),
    purgeCaches,
  };
}

/** @returns how many answers and pages of this instance are stale by it */
export async function applyChange(
  { publish, markAnswers, markPages, purgeCaches }: ChangeEffects,
  change: ContentChange,
): Promise<{ content: number; pages: number }> {
  await publish(change);
  const staleCounts = { content: markAnswers(change), pages: markPages(change) };
  purgeCaches();
  return staleCounts;
}

/** Applies changes reported by other instances, and those due because an entry appears or expires. */
export function followChanges(
  { instances, planned }: Pick<Services, 'instances' | 'planned'>,
  effects: ChangeEffects,
): void {
  instances.follow((change) => {
    effects.markAnswers(change);
    effects.markPages(change);
  });
  planned.follow((change) => void applyChange(effects, change));
}
