import { PostCard } from '~/school/blog/post-card';
import { useLabels } from '~/site/labels-context';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { PostsBlockData } from './definition.server';

/** The latest posts of the blog. */
export function PostsBlock({ block }: BlockProps<PostsBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(post) => post.slug}
      renderCard={(post, headingLevel) => <PostCard post={post} headingLevel={headingLevel} />}
      wholeList={{ href: block.all, label: t('blocks.posts.all') }}
      emptyText={t('commons.empty.posts')}
    />
  );
}
