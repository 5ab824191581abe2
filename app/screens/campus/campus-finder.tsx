import { campusesHref } from '~/school/campuses/campus-groups';
import { FranceMap } from '~/school/campuses/france-map';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { EmptyState } from '~/ui/empty-state';
import { FilterLinks } from '~/ui/filter-links';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/islands.svg?no-inline';
import { CampusDirectory } from './campus-directory';
import type { CampusFinderData } from './campus-finder.server';
import { NearestForm } from './nearest-form';
import { NearestResults } from './nearest-results';

/** Every campus: by place, on the map, by region and by name. */
export function CampusFinder({
  campuses,
  labels,
  nearest,
  nearness,
  order,
  summary,
}: Omit<CampusFinderData, 'isUsualPlace'> & { summary: string }) {
  const t = useLabels();
  const orders = (['region', 'name'] as const).map((listOrder) => ({
    href: campusesHref(listOrder, nearness.place?.word ?? nearness.input),
    label: t(`campuses.list.order.${listOrder}`),
    current: listOrder === order,
  }));
  return (
    <>
      <PageHeader
        title={
          campuses.length > 0 ? t.count('campuses.list.count', campuses.length) : t('commons.links.campuses')
        }
        summary={summary}
        relief={relief}
        breadcrumb={{ ...siteTrail(t), current: t('commons.links.campuses') }}
      >
        {campuses.length > 0 ? <NearestForm campuses={campuses} nearness={nearness} order={order} /> : null}
      </PageHeader>
      <NearestResults campuses={campuses} nearest={nearest} nearness={nearness} order={order} />
      <section className="campuses page-end page-normal" aria-labelledby="annuaire">
        {campuses.length > 0 ? (
          <FranceMap campuses={campuses} labels={labels} listId="campus-par-region">
            <h2 id="annuaire" className="text-2xl">
              {t('campuses.list.directory')}
            </h2>
            <FilterLinks label={t('campuses.list.order')} links={orders} of={t('campuses.list.order')} />
            <CampusDirectory campuses={campuses} order={order} />
          </FranceMap>
        ) : (
          <EmptyState text={t('commons.empty.results')} />
        )}
      </section>
    </>
  );
}
