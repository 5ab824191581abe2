/** Suggestions after an article. Pure. */

interface ArticleSlug {
  slug: string;
}

/**
 * The first `limit` of several lists, the nearest list first, without duplicates.
 *
 * @param article left out; null if the lists have no articles of its kind
 */
export function suggestArticles<A extends ArticleSlug>(
  article: ArticleSlug | null,
  lists: readonly (readonly A[])[],
  limit: number,
): A[] {
  const bySlug = new Map<string, A>();
  for (const candidate of lists.flat()) {
    if (candidate.slug !== article?.slug && !bySlug.has(candidate.slug))
      bySlug.set(candidate.slug, candidate);
  }
  return [...bySlug.values()].slice(0, limit);
}
