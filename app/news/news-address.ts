/** Addresses of the list of news: the page stands in the path, the category in the query (specification §2). Pure. */

/** `/actualites`, `/actualites/page/2?categorie=portraits`; the first page has the short address. */
export function newsHref(category: string | null, page = 1): string {
  const path = page > 1 ? `/actualites/page/${page}` : '/actualites';
  return category ? `${path}?${new URLSearchParams({ categorie: category })}` : path;
}
