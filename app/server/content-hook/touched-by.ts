import { touches } from '~/content/content-use.server';
import type { Services } from '~/services.server';
import type { PageCache } from '../page-cache/page-cache';
import type { ContentHookOptions } from './content-hook';

/** Where a change of content shows: in the answers that are kept, in the pages made of them, and in what is searched. */
export function touchedBy(
  { env, clock, contentCache, search }: Services,
  pages: PageCache,
): ContentHookOptions {
  return {
    secret: env.content.purgeSecret,
    namespace: env.content.namespace,
    clock,
    content(change) {
      search.markStale();
      contentCache.explain(change);
      return contentCache.markStale((answer) => touches(answer.used, change));
    },
    pages: (change) => pages.markStale(change),
  };
}
