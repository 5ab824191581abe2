import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FilterLinks } from '~/ui/filter-links';
import { blogHref } from './blog-address';
import type { Blog } from './blog-list.server';
import { PostCard } from './post-card';

/** The posts of one address of the blog: categories, cards, pages. */
export function BlogList({ blog }: { blog: Blog }) {
  const { category, categories, posts, page, pages } = blog;
  const t = useLabels();
  const chosen = category?.slug ?? null;
  return (
    <div className="article-list page-normal">
      <FilterLinks
        label={t('blog.list.categories')}
        links={[{ slug: null, title: t('blog.list.allCategories') }, ...categories].map((link) => ({
          href: blogHref(link.slug),
          label: link.title,
          current: link.slug === chosen,
        }))}
      />
      {posts.length > 0 ? (
        <ul className="article-grid">
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} headingLevel={2} lead={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={t('commons.empty.posts')}>
          {category ? (
            <ButtonLink href={blogHref(null)} look="secondary">
              {t('blog.list.clear')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      )}
      <ListPagination page={page} pages={pages} hrefOf={(target) => blogHref(chosen, target)} />
    </div>
  );
}
