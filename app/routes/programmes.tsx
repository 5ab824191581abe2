/** `/formations`: every programme of the school, narrowed by the address. */
import { useLoaderData } from '@remix-run/react';
import { listCampuses } from '~/campuses/campuses.server';
import { programmeListTitle } from '~/programmes/filter-words';
import { canonicalProgrammesHref } from '~/programmes/programme-filter';
import { ProgrammeFilterForm } from '~/programmes/programme-filter-form';
import { ProgrammeList } from '~/programmes/programme-list';
import { loadProgrammeList } from '~/programmes/programme-list.server';
import { listSectors } from '~/programmes/programmes.server';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { useLabels } from '~/site/labels-context';
import { pageLoader, routeNotFound } from '~/site/page-loader.server';
import { ButtonLink } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';

export const loader = pageLoader(async ({ content, services, url, head }) => {
  const [sectors, campuses] = await Promise.all([listSectors(content), listCampuses(content)]);
  const list = await loadProgrammeList(content, url.searchParams, { sectors, campuses });
  if (!list) throw routeNotFound();
  const t = await labelsOf(services);
  return {
    list,
    head: await head({
      title: programmeListTitle(list.choice, list.page, list, t),
      description: t('programmes.list.description'),
      path: canonicalProgrammesHref(list.choice, list.page),
    }),
  };
});

export const meta = metaOfLoader;

export default function Programmes() {
  const t = useLabels();
  const { list } = useLoaderData<typeof loader>();
  const sector = list.sectors.find(({ slug }) => slug === list.choice.sector);
  return (
    <>
      <PageHeader
        title={
          sector ? t('programmes.list.filteredTitle', { filters: sector.title }) : t('programmes.list.title')
        }
        summary={sector?.summary ?? t('programmes.list.summary')}
        breadcrumb={{
          label: t('commons.breadcrumb'),
          trail: [{ label: t('commons.links.home'), href: '/' }],
          current: t('commons.links.programmes'),
        }}
      >
        <ButtonLink href="/panorama" look="quiet">
          {t('programmes.list.panorama')}
        </ButtonLink>
      </PageHeader>
      <div className="page-normal">
        <ProgrammeFilterForm choice={list.choice} places={list} />
      </div>
      <ProgrammeList list={list} />
    </>
  );
}
