/** Makes the smallest form of a page that is requested again and again, in the background. */
import type { CachedPage } from './cached-page';

/** Requests for a page after which its smallest form is worth making. */
const popularHits = 3;
/** Pages that may wait for it. */
const maxWaiting = 50;

/** @returns counts a request that was answered with a page */
export function countHits(log: {
  warn(fields: Record<string, unknown>, message: string): void;
}): (page: CachedPage) => void {
  let waiting = 0;
  let lastImprovement = Promise.resolve();

  async function improve(page: CachedPage): Promise<void> {
    try {
      await page.forms.improve();
    } catch (error) {
      log.warn({ err: error }, 'a page could not be compressed');
    }
    waiting -= 1;
  }

  return (page) => {
    page.hits += 1;
    if (page.hits !== popularHits || waiting >= maxWaiting) return;
    waiting += 1;
    // One at a time.
    lastImprovement = lastImprovement.then(() => improve(page));
  };
}
