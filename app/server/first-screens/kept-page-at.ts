/** A page as the page cache has it, or has it made: joined with the visitors who ask for it. */
import type { PageCache } from '../page-cache/page-cache';
import { askedPage, type KeyOptions } from '../page-cache/page-key';
import type { ShownPage } from './first-screens';

/** A render that was under way when content changed is out of date, and the next may meet another change. */
const mostRenders = 3;

/**
 * @returns the page at that path after what is known of its content; null where there is none to look at
 * @throws {RenderTooSlow}
 */
export function keptPageAt(
  cache: Pick<PageCache, 'find' | 'obtain' | 'isRendering'>,
  keys: KeyOptions,
): (path: string) => Promise<ShownPage | null> {
  return async (path) => {
    // Pictures are the same on every device.
    const asked = askedPage(path, 'desktop', keys);
    if (!asked) return null;
    for (let renders = 0; renders < mostRenders; renders += 1) {
      // What is stale is refreshed by being found.
      const kept = cache.find(asked);
      if (kept && !cache.isRendering(asked)) break;
      await cache.obtain(asked);
    }
    const page = cache.find(asked);
    if (page?.parts.status !== 200) return null;
    return { html: page.form(null).body.toString(), used: page.used };
  };
}
