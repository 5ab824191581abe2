import { pathTo } from '~/addresses/path-to';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import type { PostSummary } from './posts.server';

interface PostCardProps {
  post: PostSummary;
  headingLevel?: HeadingLevel;
  /** Opens a list: its picture does not wait. */
  lead?: boolean;
}

/** A blog post in a list; the author is more prominent than the date. */
export function PostCard({ post, headingLevel, lead }: PostCardProps) {
  const t = useLabels();
  return (
    <Entry className="entry-post">
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('blog/:slug', post.slug)}>
          {post.title}
        </EntryTitle>
        <p className="entry-meta">
          {post.category ? <span>{post.category.title} </span> : null}
          <time dateTime={post.publishDate}>{formatDay(post.publishDate)}</time>
        </p>
        {post.summary ? <p className="entry-text">{post.summary}</p> : null}
        {post.author ? (
          <p className="entry-facts">{t('blog.card.author', { name: post.author.name })}</p>
        ) : null}
      </div>
      <EntryPicture media={post.image} lead={lead} />
    </Entry>
  );
}
