/** Addresses of the list of posts: `?categorie=` and `?page=`. Pure. */
import { type ListFeeds, listFeeds } from '~/feeds/feed-format';

export function blogHref(category: string | null, page = 1): string {
  const parameters = queryOf(category);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/blog?${query}` : '/blog';
}

export function blogFeeds(title: string, category: string | null): ListFeeds {
  return listFeeds(title, '/blog', queryOf(category));
}

function queryOf(category: string | null): URLSearchParams {
  return new URLSearchParams(category ? { categorie: category } : {});
}
