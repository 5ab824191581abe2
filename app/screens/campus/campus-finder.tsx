import { pathTo } from '~/addresses/path-to';
import { type CampusOrder, campusesHref } from '~/school/campuses/campus-list-address';
import { FranceMap } from '~/school/campuses/france-map';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { EmptyState } from '~/ui/empty-state';
import { FilterLinks } from '~/ui/filter-links';
import { Icon } from '~/ui/icon';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/islands.svg?no-inline';
import { CampusDirectory } from './campus-directory';
import type { CampusFinderData } from './campus-finder.server';
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
  const hasCampuses = campuses.length > 0;
  const orders = (['region', 'name'] as const).map((listOrder) => ({
    href: campusesHref(listOrder, nearness.place?.word ?? nearness.input),
    label: t(`campuses.list.order.${listOrder}`),
    current: listOrder === order,
  }));
  return (
    <>
      <PageHeader
        title={hasCampuses ? t.count('campuses.list.count', campuses.length) : t('commons.links.campuses')}
        summary={summary}
        relief={relief}
        breadcrumb={{ ...siteTrail(t), current: t('commons.links.campuses') }}
      >
        {hasCampuses ? <NearestForm campuses={campuses} nearness={nearness} order={order} /> : null}
      </PageHeader>
      <NearestResults campuses={campuses} nearest={nearest} nearness={nearness} order={order} />
      <section
        className="campuses page-end page-normal"
        aria-labelledby={hasCampuses ? 'annuaire' : undefined}
      >
        {hasCampuses ? (
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

/** Asks for a place. A plain GET form: its values are the address of the answer. */
function NearestForm({
  campuses,
  nearness,
  order,
}: Pick<CampusFinderData, 'campuses' | 'nearness'> & { order: CampusOrder }) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form method="get" action={pathTo('campus')} role="search" className="search-form" data-in-place>
      <PlaceField label={t('campuses.place.field')} nearness={nearness}>
        <MyCampusLink
          campuses={campuses}
          place={nearness.place?.word ?? null}
          hrefOf={(campus) => campusesHref(order, campus)}
        />
      </PlaceField>
      <button type="submit" className="button button-primary" aria-label={t('campuses.near.submit')}>
        <Icon name="pin" />
      </button>
    </form>
  );
}
