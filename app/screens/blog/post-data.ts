/** Structured data (schema.org) of a blog post. Pure. */
import type { BlogPosting } from 'schema-dts';
import type { PostSummary } from '~/school/blog/posts.server';
import { pathTo } from '~/screens/list/path-to';
import { addressOf, type Description, pictureOf, schoolReference } from '~/site/structured-data/facts';

export function postData(post: PostSummary): Description {
  return (facts): BlogPosting => {
    const url = addressOf(facts, pathTo('blog/:slug', post.slug));
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: post.title,
      description: post.summary ?? undefined,
      image: pictureOf(facts, post.image),
      datePublished: post.publishDate || undefined,
      articleSection: post.category?.title,
      inLanguage: 'fr-FR',
      author: post.author
        ? { '@type': 'Person', name: post.author.name, jobTitle: post.author.role ?? undefined }
        : schoolReference(facts),
      publisher: schoolReference(facts),
    };
  };
}
