/** Makes the smallest form of the pages that are sent often, one at a time, in the background. */
import type { KeptPage } from './kept-page';

export interface FormImprover {
  countHit(key: string, page: KeptPage): void;
}

/** Requests for a page after which its smallest form is worth making. */
const popular = 3;
const mostWaiting = 50;

/** @param onImproved called when a page's bytes have changed */
export function createFormImprover(
  onImproved: (key: string, page: KeptPage) => void,
  log: { warn(fields: Record<string, unknown>, message: string): void },
): FormImprover {
  const waiting = new Map<string, KeptPage>();
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    for (const [key, page] of waiting) {
      waiting.delete(key);
      try {
        await page.improve();
        onImproved(key, page);
      } catch (error) {
        log.warn({ err: error }, 'a page could not be compressed');
      }
    }
    busy = false;
  }

  return {
    countHit(key, page) {
      page.hits += 1;
      if (page.hits !== popular || waiting.size >= mostWaiting) return;
      waiting.set(key, page);
      if (!busy) void work();
    },
  };
}
