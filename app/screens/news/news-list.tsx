import { FeedLinks } from '~/feeds/feed-links';
import { listTitle } from '~/filters/list-title';
import { isNarrowed, listHref } from '~/filters/narrowed-list';
import { NewsCard } from '~/school/news/news-card';
import { newsCriteria } from '~/school/news/news-criteria';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { siteTrail } from '~/site/trail';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/ridges.svg?no-inline';
import { NewsFilters } from './news-filters';
import type { NewsListData } from './news-list.server';

/** The list of news at any of its addresses: categories, a page of items, the other pages. */
export function NewsList({ list }: { list: NewsListData }) {
  const { choice, news, total, page, pages, feeds } = list;
  const t = useLabels();
  return (
    <>
      <PageHeader
        title={listTitle(newsCriteria, list, t)}
        relief={relief}
        summary={list.summary}
        breadcrumb={
          page > 1
            ? {
                ...siteTrail(t, { label: t('commons.links.news'), href: listHref(newsCriteria, choice) }),
                current: t('commons.pagination.page', { page }),
              }
            : { ...siteTrail(t), current: t('commons.links.news') }
        }
      />
      <div className="article-list page-end page-normal">
        {list.lookup.categories.length + list.lookup.campuses.length > 0 ? <NewsFilters {...list} /> : null}
        <div id="resultats" role="status" className="list-head row row-apart">
          {total > 0 ? (
            <p className="list-count">{t.count('news.list.count', total)}</p>
          ) : (
            <NoNews narrowed={isNarrowed(newsCriteria, choice)} />
          )}
        </div>
        {news.length > 0 ? (
          <ul role="list" className="card-rows article-grid">
            {news.map((item, index) => (
              <li key={item.slug}>
                <NewsCard news={item} headingLevel={2} lead={index === 0} />
              </li>
            ))}
          </ul>
        ) : null}
        <ListPagination
          page={page}
          pages={pages}
          hrefOf={(target) => listHref(newsCriteria, choice, target)}
        />
        <FeedLinks feeds={feeds} />
      </div>
    </>
  );
}

function NoNews({ narrowed }: { narrowed: boolean }) {
  const t = useLabels();
  return (
    <EmptyState text={t('commons.empty.posts')}>
      {narrowed ? (
        <ButtonLink href={listHref(newsCriteria)} look="secondary">
          {t('news.list.clear')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}
