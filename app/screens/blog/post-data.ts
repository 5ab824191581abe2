/** Structured data (schema.org) of a blog post. Pure. */
import type { BlogPosting } from 'schema-dts';
import type { PostSummary } from '~/school/blog/posts.server';
import { pathTo } from '~/screens/list/path-to';
import { articleFacts } from '~/site/structured-data/article-facts';
import type { Description } from '~/site/structured-data/facts';

export function postData(post: PostSummary): Description {
  const { author } = post;
  return (facts): BlogPosting => ({
    '@type': 'BlogPosting',
    ...articleFacts(
      facts,
      pathTo('blog/:slug', post.slug),
      post,
      author ? { '@type': 'Person', name: author.name, jobTitle: author.role ?? undefined } : undefined,
    ),
  });
}
