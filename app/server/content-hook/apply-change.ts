import type { ContentChange } from '~/content/content-use.server';

/** What a change of content does to the site. */
export interface ChangeEffects {
  /** Notifies the site's other instances, before the change is applied here. */
  publish: (change: ContentChange) => Promise<void>;
  /** Mark the affected answers and pages as stale. @returns how many */
  content: (change: ContentChange) => number;
  pages: (change: ContentChange) => number;
  /** Tells the cache in front of the site; no request waits for it. */
  tellCaches: () => void;
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
