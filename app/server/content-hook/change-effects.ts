import type { Services } from '~/services/services.server';
import type { PageCache } from '../page-cache/page-cache';
import type { ContentHookOptions } from './content-hook';

/** Applies a change of content to cached answers and pages, and the search index. */
export function changeEffects(
  { env, clock, contentCache, search, instances }: Services,
  pages: PageCache,
  tellCaches: ContentHookOptions['tellCaches'],
): ContentHookOptions {
  return {
    secret: env.content.purgeSecret,
    namespace: env.content.namespace,
    clock,
    publish: instances.publish,
    content(change) {
      search.markStale();
      contentCache.explain(change);
      return contentCache.markStale(change);
    },
    pages(change) {
      return pages.markStale(change);
    },
    tellCaches,
  };
}
