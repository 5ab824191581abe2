/** What a change of content does to the site: answers, pages and the search index become stale, and others are told. */
import type { ContentChange } from '~/content/content-use.server';
import type { Services } from '~/services/services.server';
import type { PageCache } from '../page-cache/page-cache';

export interface ChangeEffects {
  /** Notifies the site's other instances, before the change is applied here. */
  publish: (change: ContentChange) => Promise<void>;
  /** Mark the affected answers and pages as stale. @returns how many */
  content: (change: ContentChange) => number;
  pages: (change: ContentChange) => number;
  /** Tells the cache in front of the site; no request waits for it. */
  tellCaches: () => void;
}

export function changeEffects(
  { contentCache, search, instances }: Services,
  pages: PageCache,
  tellCaches: () => void,
): ChangeEffects {
  return {
    publish: instances.publish,
    content(change) {
      search.markStale();
      contentCache.explain(change);
      return contentCache.markStale(change);
    },
    pages: (change) => pages.markStale(change),
    tellCaches,
  };
}

/** @returns how many answers and pages were marked here */
export async function applyChange(
  { publish, content, pages, tellCaches }: ChangeEffects,
  change: ContentChange,
): Promise<{ content: number; pages: number }> {
  await publish(change);
  const marked = { content: content(change), pages: pages(change) };
  tellCaches();
  return marked;
}
