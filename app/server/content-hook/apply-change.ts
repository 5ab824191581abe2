import type { ContentChange } from '~/content/questions/content-use.server';

/** What a change of content does to the site. */
export interface ChangeEffects {
  /** Notifies the site's other instances, before the change is applied here. */
  publish: (change: ContentChange) => Promise<void>;
  /** Mark the affected answers and pages as stale. @returns how many */
  content: (change: ContentChange) => number;
  pages: (change: ContentChange) => number;
  /** Notifies the caches in front of the site; no request waits for it. */
  tellCaches: (change: ContentChange) => void;
}

/** @returns how many answers and pages were marked here */
export async function applyChange(
  { publish, content, pages, tellCaches }: ChangeEffects,
  change: ContentChange,
): Promise<{ content: number; pages: number }> {
  await publish(change);
  const marked = { content: content(change), pages: pages(change) };
  tellCaches(change);
  return marked;
}
