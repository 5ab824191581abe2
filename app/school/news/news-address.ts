/** Addresses of the list of news: the page stands in the path, the choice in the query (specification §2). Pure. */
import { type ListFeeds, listFeeds } from '~/feeds/feed-format';

/** What the list can be narrowed by, as slugs. */
export interface NewsChoice {
  category: string | null;
  campus: string | null;
}

/** `/actualites`, `/actualites/page/2?categorie=portraits&campus=lyon`; the first page has the short address. */
export function newsHref(choice: Partial<NewsChoice> = {}, page = 1): string {
  const path = page > 1 ? `/actualites/page/${page}` : '/actualites';
  const query = queryOf(choice).toString();
  return query ? `${path}?${query}` : path;
}

export function newsFeeds(title: string, choice: Partial<NewsChoice> = {}): ListFeeds {
  return listFeeds(title, '/actualites', queryOf(choice));
}

function queryOf({ category, campus }: Partial<NewsChoice>): URLSearchParams {
  const query = new URLSearchParams();
  if (category) query.set('categorie', category);
  if (campus) query.set('campus', campus);
  return query;
}

interface Named {
  slug: string;
  title: string;
}

/**
 * Category and campus an address names.
 *
 * @returns the known ones, and whether the address named one nobody knows: lists ignore it, feeds do not exist
 */
export function readNewsChoice(
  parameters: URLSearchParams,
  known: { categories: readonly Named[]; campuses: readonly Named[] },
): { category: Named | null; campus: Named | null; stray: boolean } {
  const named = (list: readonly Named[], name: string) =>
    list.find(({ slug }) => slug === parameters.get(name)) ?? null;
  const category = named(known.categories, 'categorie');
  const campus = named(known.campuses, 'campus');
  const stray = (found: Named | null, name: string) => found === null && Boolean(parameters.get(name));
  return { category, campus, stray: stray(category, 'categorie') || stray(campus, 'campus') };
}
