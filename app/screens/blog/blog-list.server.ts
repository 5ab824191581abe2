/** Finds what the blog shows for an address. */
import type { PageContent } from '~/content/page-content.server';
import { isChosen } from '~/content/query';
import { listPostCategories, listPosts } from '~/school/blog/posts.server';
import { pageCount, requestedPage } from '~/site/list-pages';

/** Posts on a page of the list. */
const pageSize = 12;

/**
 * @param parameters query of the address; an unknown category is ignored
 * @returns null when the blog has no such page
 */
export async function loadBlog(content: PageContent, parameters: URLSearchParams) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const categories = await listPostCategories(content);
  const category = categories.find(({ slug }) => slug === parameters.get('categorie')) ?? null;
  const wanted = { category: category?.slug };
  const chosen = { fromUserInput: isChosen(wanted, page) };
  const { items, total } = await listPosts(content.subject, wanted, { page, pageSize }, chosen);
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return { category, categories, posts: items, total, page, pages };
}

export type Blog = NonNullable<Awaited<ReturnType<typeof loadBlog>>>;
