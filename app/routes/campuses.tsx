/** `/campus`: every campus on the map and by region (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { CampusDirectory } from '~/campuses/campus-directory';
import { listCampuses } from '~/campuses/campuses.server';
import { FranceMap } from '~/campuses/france-map';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { useLabels } from '~/site/labels-context';
import { pageLoader } from '~/site/page-loader.server';
import { listData, listedBelow } from '~/site/structured-data/lists';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';

export const loader = pageLoader(async ({ content, services, head, describe }) => {
  const campuses = await listCampuses(content);
  describe(listData(listedBelow('/campus', campuses)));
  const t = await labelsOf(services);
  return {
    campuses: campuses.map(({ summary, image, email, timezone, ...shown }) => shown),
    head: await head({
      title: t.count('campuses.list.count', campuses.length),
      description: t('campuses.list.description'),
    }),
  };
});

export const meta = metaOfLoader;

export default function CampusesRoute() {
  const t = useLabels();
  const { campuses } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t.count('campuses.list.count', campuses.length)}
        summary={t('campuses.list.summary')}
        breadcrumb={{
          label: t('commons.breadcrumb'),
          trail: [{ label: t('commons.links.home'), href: '/' }],
          current: t('commons.links.campuses'),
        }}
      />
      <section className="campuses page-normal" aria-labelledby="annuaire">
        {campuses.length > 0 ? (
          <FranceMap campuses={campuses}>
            <h2 id="annuaire" className="text-2xl">
              {t('campuses.list.directory')}
            </h2>
            <CampusDirectory campuses={campuses} />
          </FranceMap>
        ) : (
          <EmptyState text={t('commons.empty.results')} />
        )}
      </section>
    </>
  );
}
