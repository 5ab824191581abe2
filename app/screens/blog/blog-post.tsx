import { pathTo } from '~/addresses/path-to';
import { listHref } from '~/filters/narrowed-list';
import { blogCriteria } from '~/school/blog/blog-criteria';
import { PostCard } from '~/school/blog/post-card';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ArticleFrame } from '~/ui/article-frame';
import { CardSection } from '~/ui/card-section';
import type { Definition } from '~/ui/definition-list';
import { LinkList } from '~/ui/link-list';
import { LinkSubject } from '~/ui/link-subject';
import type { BlogPostData } from './blog-post.server';

/** One post: author, reading time, subjects, and further posts. */
export function BlogPost({ page }: { page: BlogPostData }) {
  const { post, related } = page;
  const t = useLabels();
  return (
    <>
      <ArticleFrame
        title={post.title}
        breadcrumb={siteTrail(t, { label: t('blog.list.title'), href: pathTo('blog') })}
        eyebrow={
          post.category ? (
            <a href={listHref(blogCriteria, { category: post.category.slug })}>
              {post.category.title}
              <LinkSubject of={t('blog.list.title')} />
            </a>
          ) : null
        }
        summary={post.summary}
        dateline={<Dateline page={page} />}
        image={post.image}
        body={post.body}
        facts={{ title: t('blog.post.facts'), items: useFacts(page) }}
      />
      <CardSection
        title={t('blog.post.related')}
        surface="soft"
        items={related}
        card={(item) => <PostCard post={item} />}
        line={(item) => ({ href: pathTo('blog/:slug', item.slug), facts: formatDay(item.publishDate) })}
        all={{ href: listHref(blogCriteria), label: t('blog.post.all') }}
      />
    </>
  );
}

function Dateline({ page: { post, minutes } }: { page: BlogPostData }) {
  const t = useLabels();
  return (
    <>
      {post.publishDate ? (
        <time dateTime={post.publishDate}>
          {t('commons.publishedOn', { date: formatDay(post.publishDate) })}
        </time>
      ) : null}{' '}
      <span>{t.count('blog.post.minutes', minutes)}</span>
    </>
  );
}

function useFacts({ post: { author, programmes } }: BlogPostData): Definition[] {
  const t = useLabels();
  const facts: (Definition | null)[] = [
    author
      ? {
          term: t('blog.post.author'),
          description: (
            <>
              {author.name} {author.role ? <span className="article-author-role">{author.role}</span> : null}
            </>
          ),
        }
      : null,
    programmes.length > 0
      ? {
          term: t('blog.post.programmes'),
          description: <LinkList hrefOf={(slug) => pathTo('formations/:slug', slug)} entries={programmes} />,
        }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}
