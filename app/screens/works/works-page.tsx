import { WorkCard } from '~/school/works/work-card';
import type { WorkSummary } from '~/school/works/works.server';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { siteTrail } from '~/site/trail';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { worksHref } from './works-address';

interface WorksPageProps {
  items: readonly WorkSummary[];
  page: number;
  pages: number;
}

/** `/travaux`: works of students, the latest first. */
export function WorksPage({ items, page, pages }: WorksPageProps) {
  const t = useLabels();
  return (
    <>
      <PageHeader title={t('works.list.title')} summary={t('works.list.summary')} breadcrumb={siteTrail(t)} />
      <div className="article-list page-end page-normal">
        {items.length === 0 ? (
          <EmptyState text={t('commons.empty.results')} />
        ) : (
          <ul role="list" className="card-rows article-grid">
            {items.map((work, index) => (
              <li key={work.slug}>
                <WorkCard work={work} headingLevel={2} lead={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <ListPagination page={page} pages={pages} hrefOf={worksHref} />
      </div>
    </>
  );
}
