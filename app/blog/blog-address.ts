/** Addresses of the list of posts: `?categorie=` and `?page=`. Pure. */
export function blogHref(category: string | null, page = 1): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('categorie', category);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/blog?${query}` : '/blog';
}
