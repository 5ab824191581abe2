/** A news item in one line, where it has no card. Pure. */
import { pathTo } from '~/addresses/path-to';
import { formatDay } from '~/site/format';
import type { NewsSummary } from './news.server';

export function newsLine({ slug, publishDate }: NewsSummary) {
  return { href: pathTo('actualites/:slug', slug), facts: formatDay(publishDate) };
}
