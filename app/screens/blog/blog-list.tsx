import { FeedLinks } from '~/feeds/feed-links';
import { listTitle } from '~/filters/list-title';
import { isNarrowed, listHref } from '~/filters/narrowed-list';
import { blogCriteria, blogFeeds } from '~/school/blog/blog-criteria';
import { PostCard } from '~/school/blog/post-card';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FilterLinks } from '~/ui/filter-links';
import type { BlogListData } from './blog-list.server';

/** The posts of one address of the blog: categories, cards, pages. */
export function BlogList({ blog }: { blog: BlogListData }) {
  const { choice, lookup, posts, total, page, pages } = blog;
  const t = useLabels();
  return (
    <div className="article-list page-end page-normal">
      {lookup.categories.length > 0 ? (
        <FilterLinks
          label={t('blog.list.categories')}
          of={t('blog.list.title')}
          links={[{ slug: null, title: t('blog.list.allCategories') }, ...lookup.categories].map((link) => ({
            href: listHref(blogCriteria, { category: link.slug }),
            label: link.title,
            current: link.slug === choice.category,
          }))}
        />
      ) : null}
      <div id="resultats" role="status" className="list-head row row-apart">
        {total > 0 ? (
          <p className="list-count">{t.count('blog.list.count', total)}</p>
        ) : (
          <NoPosts narrowed={isNarrowed(blogCriteria, choice)} />
        )}
      </div>
      {posts.length > 0 ? (
        <ul role="list" className="card-rows article-grid">
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} headingLevel={2} lead={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
      <ListPagination page={page} pages={pages} hrefOf={(target) => listHref(blogCriteria, choice, target)} />
      <FeedLinks feeds={blogFeeds(listTitle(blogCriteria, blog, t), choice)} />
    </div>
  );
}

function NoPosts({ narrowed }: { narrowed: boolean }) {
  const t = useLabels();
  return (
    <EmptyState text={t('commons.empty.posts')}>
      {narrowed ? (
        <ButtonLink href={listHref(blogCriteria)} look="secondary">
          {t('blog.list.clear')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}
