import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FilterLinks } from '~/ui/filter-links';
import { PageHeader } from '~/ui/page-header';
import { newsHref } from './news-address';
import { NewsCard } from './news-card';
import type { NewsListData } from './news-list.server';
import { newsTitle } from './news-title';

/** The list of news at any of its addresses: categories, a page of items, the other pages. */
export function NewsList({ list }: { list: NewsListData }) {
  const { category, categories, news, page, pages } = list;
  const t = useLabels();
  const chosen = category?.slug ?? null;
  return (
    <>
      <PageHeader
        title={newsTitle(category, t)}
        summary={t('news.list.summary')}
        breadcrumb={{
          label: t('commons.breadcrumb'),
          trail: [{ label: t('commons.links.home'), href: '/' }],
          current: t('commons.links.news'),
        }}
      />
      <div className="article-list page-normal">
        <FilterLinks
          label={t('news.list.categories')}
          links={[{ slug: null, title: t('news.list.allCategories') }, ...categories].map((link) => ({
            href: newsHref(link.slug),
            label: link.title,
            current: link.slug === chosen,
          }))}
        />
        {news.length > 0 ? (
          <ul className="article-grid">
            {news.map((item, index) => (
              <li key={item.slug}>
                <NewsCard news={item} headingLevel={2} lead={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState text={t('commons.empty.results')}>
            <ButtonLink href={newsHref(null)} look="secondary">
              {t('news.list.clear')}
            </ButtonLink>
          </EmptyState>
        )}
        <ListPagination page={page} pages={pages} hrefOf={(target) => newsHref(chosen, target)} />
      </div>
    </>
  );
}
