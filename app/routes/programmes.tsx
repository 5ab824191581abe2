/** `/formations`: every programme of the school, narrowed by the address. */
import { useLoaderData } from '@remix-run/react';
import { listCampuses } from '~/campuses/campuses.server';
import { programmeListTitle } from '~/programmes/filter-words';
import { canonicalProgrammesHref } from '~/programmes/programme-filter';
import { ProgrammeFilterForm } from '~/programmes/programme-filter-form';
import { ProgrammeList } from '~/programmes/programme-list';
import { loadProgrammeList } from '~/programmes/programme-list.server';
import { ProgrammeListHeader } from '~/programmes/programme-list-header';
import { listSectors } from '~/programmes/programmes.server';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { pageLoader, routeNotFound } from '~/site/page-loader.server';
import { listData, listedBelow } from '~/site/structured-data/lists';

export const loader = pageLoader(async ({ content, services, url, head, describe }) => {
  const [sectors, campuses] = await Promise.all([listSectors(content), listCampuses(content)]);
  const list = await loadProgrammeList(content, url.searchParams, { sectors, campuses });
  if (!list) throw routeNotFound();
  describe(listData(listedBelow('/formations', list.programmes)));
  const t = await labelsOf(services);
  const sector = sectors.find(({ slug }) => slug === list.choice.sector);
  return {
    list,
    sector: sector && { title: sector.title, summary: sector.summary },
    head: await head({
      title: programmeListTitle(list.choice, list.page, list, t),
      description: sector?.summary ?? t('programmes.list.description'),
      path: canonicalProgrammesHref(list.choice, list.page),
    }),
  };
});

export const meta = metaOfLoader;

export default function Programmes() {
  const { list, sector } = useLoaderData<typeof loader>();
  return (
    <>
      <ProgrammeListHeader sector={sector} />
      <div className="page-normal">
        <ProgrammeFilterForm choice={list.choice} places={list} />
      </div>
      <ProgrammeList list={list} />
    </>
  );
}
