/** Reads the content again without a restart: after `SIGHUP`, and in development when a file changes. */
import { everythingChanged } from '~/content/content-change';
import type { Services } from '~/services/services.server';
import type { PageCache } from './page-cache/page-cache';

interface ReloadTargets {
  services: Pick<Services, 'reloadContent' | 'log' | 'instances'>;
  pages: Pick<PageCache, 'markStale'>;
  /** Purges the cache in front of the site. */
  purgeCaches: () => void;
}

/**
 * Makes the embedded service read its files again, and marks every answer and page as stale: the next request waits for
 * a fresh one. Invalid files change nothing.
 *
 * @returns whether the content was read
 */
export function reload({
  services: { reloadContent, log, instances },
  pages,
  purgeCaches,
}: ReloadTargets): boolean {
  try {
    reloadContent();
  } catch (error) {
    log.error({ err: error }, 'the content files do not validate: what was read before is served');
    return false;
  }
  // An answer of another instance may be older than this request.
  void instances.publish(everythingChanged);
  const stalePages = pages.markStale(everythingChanged);
  purgeCaches();
  log.info({ pages: stalePages }, 'content taken anew');
  return true;
}
