import { NewsCard } from '~/school/news/news-card';
import { useLabels } from '~/site/labels-context';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { NewsBlockData } from './definition.server';

/** The latest news. */
export function NewsBlock({ block }: BlockProps<NewsBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(news) => news.slug}
      renderCard={(news, headingLevel) => <NewsCard news={news} headingLevel={headingLevel} />}
      wholeList={{ href: block.all, label: t('blocks.news.all') }}
    />
  );
}
