import { pathTo } from '~/addresses/path-to';
import { listHref } from '~/filters/narrowed-list';
import { EventCard } from '~/school/agenda/event-card';
import { eventLine } from '~/school/agenda/event-line';
import type { NewsArticle as Article } from '~/school/news/news.server';
import { NewsCard, newsLine } from '~/school/news/news-card';
import { newsCriteria } from '~/school/news/news-criteria';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ArticleFrame } from '~/ui/article-frame';
import { CardSection } from '~/ui/card-section';
import type { Definition } from '~/ui/definition-list';
import { LinkList } from '~/ui/link-list';
import { LinkSubject } from '~/ui/link-subject';
import type { NewsArticleData } from './news-article.server';

/** One news item, its campus, its subjects, and further articles. */
export function NewsArticlePage({ page: { article, related, events } }: { page: NewsArticleData }) {
  const t = useLabels();
  const { category, publishDate } = article;
  return (
    <>
      <ArticleFrame
        title={article.title}
        breadcrumb={siteTrail(t, { label: t('commons.links.news'), href: pathTo('actualites') })}
        eyebrow={
          category ? (
            <a href={listHref(newsCriteria, { category: category.slug })}>
              {category.title}
              <LinkSubject of={t('news.list.title')} />
            </a>
          ) : null
        }
        summary={article.summary}
        dateline={
          publishDate ? (
            <time dateTime={publishDate}>{t('commons.publishedOn', { date: formatDay(publishDate) })}</time>
          ) : null
        }
        image={article.image}
        body={article.body}
        facts={{ title: t('news.article.facts'), items: useFacts(article) }}
      />
      <CardSection
        title={t('news.article.events')}
        items={events}
        card={(event) => <EventCard event={event} />}
        line={(event) => eventLine(event, t)}
        wide
      />
      <CardSection
        title={t('news.article.related')}
        surface="soft"
        items={related}
        card={(news) => <NewsCard news={news} />}
        line={newsLine}
        all={{ href: listHref(newsCriteria), label: t('news.article.all') }}
      />
    </>
  );
}

function useFacts({ campuses, programmes }: Pick<Article, 'campuses' | 'programmes'>): Definition[] {
  const t = useLabels();
  const pages = campuses.flatMap(({ title, campus }) => (campus ? [{ title, slug: campus.slug }] : []));
  const facts: (Definition | null)[] = [
    pages.length > 0
      ? {
          term: t('news.article.campuses'),
          description: <LinkList hrefOf={(slug) => pathTo('campus/:slug', slug)} entries={pages} />,
        }
      : null,
    programmes.length > 0
      ? {
          term: t('news.article.programmes'),
          description: <LinkList hrefOf={(slug) => pathTo('formations/:slug', slug)} entries={programmes} />,
        }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}
