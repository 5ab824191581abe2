/** Loads the blog's data for an address. */
import type { PageContent } from '~/content/page-content.server';
import { hasChoice, readListChoice } from '~/filters/narrowed-list';
import { blogCriteria } from '~/school/blog/blog-criteria';
import { listPostCategories, listPosts } from '~/school/blog/posts.server';
import { pageCount, requestedPage } from '~/site/list-pages';

/** Posts on a page of the list. */
const pageSize = 12;

/**
 * @param parameters query of the address; an unknown category is ignored
 * @returns null if the blog has no such page
 */
export async function loadBlog(content: PageContent, parameters: URLSearchParams) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const categories = await listPostCategories(content);
  const lookup = { categories };
  const choice = readListChoice(blogCriteria, parameters, lookup);
  const { items, total } = await listPosts(
    content.subject,
    choice,
    { page, pageSize },
    { fromUserInput: hasChoice(choice, page) },
  );
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return { choice, lookup, posts: items, total, page, pages };
}

export type BlogListData = NonNullable<Awaited<ReturnType<typeof loadBlog>>>;
