/** Structured data (schema.org) of a blog post. Pure. */
import type { BlogPosting } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import type { PostSummary } from '~/school/blog/posts.server';
import { articleData } from '~/site/structured-data/article-data';
import type { Description } from '~/site/structured-data/facts';

export function postData(post: PostSummary): Description {
  const { author } = post;
  return (facts): BlogPosting => ({
    '@type': 'BlogPosting',
    ...articleData(
      facts,
      pathTo('blog/:slug', post.slug),
      post,
      author ? { '@type': 'Person', name: author.name, jobTitle: author.role ?? undefined } : undefined,
    ),
  });
}
