import type { Services } from '~/services/services.server';
import type { FirstScreens } from '../first-screens/first-screens';
import type { PageCache } from '../page-cache/page-cache';
import type { ContentHookOptions } from './content-hook';

/** Applies a change of content to cached answers and pages, the search index, and first pictures. */
export function changeEffects(
  { env, clock, contentCache, search, instances }: Services,
  pages: PageCache,
  firstScreens: Pick<FirstScreens, 'renew'>,
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
      const marked = pages.markStale(change);
      firstScreens.renew(change);
      return marked;
    },
    tellCaches,
  };
}
