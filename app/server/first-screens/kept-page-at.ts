/** Reads a page through the page cache, joining the renders of visitors. */
import type { PageCache } from '../page-cache/page-cache';
import { askedPage, type KeyOptions } from '../page-cache/page-key';
import type { ShownPage } from './first-screens';

/** A pending render may be outdated by a change, and the next one by another. */
const mostRenders = 3;

/**
 * @returns the up-to-date page at that path; null without a page of status 200
 * @throws {RenderTooSlow}
 */
export function keptPageAt(
  cache: Pick<PageCache, 'find' | 'obtain' | 'isRendering'>,
  keys: KeyOptions,
): (path: string) => Promise<ShownPage | null> {
  return async (path) => {
    const asked = askedPage(path, keys);
    if (!asked) return null;
    for (let renders = 0; renders < mostRenders; renders += 1) {
      // `find` refreshes a stale page.
      const kept = await cache.find(asked);
      if (kept && !cache.isRendering(asked)) break;
      await cache.obtain(asked);
    }
    const page = await cache.find(asked);
    if (page?.response.status !== 200) return null;
    return { html: page.form(null).body.toString(), used: page.used };
  };
}
