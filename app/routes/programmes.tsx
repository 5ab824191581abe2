/** `/formations`: finds programmes by the filters in the address. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listCampuses } from '~/school/campuses/campuses.server';
import { cacheByPlace, nearnessOf, vicinityOf } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/place';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { facetValues } from '~/school/programmes/finder/facet-values';
import { listSectors } from '~/school/programmes/programmes.server';
import { findAlternatives } from '~/screens/finder/alternatives.server';
import { findProgrammes, loadFinderIndex, pageSize } from '~/screens/finder/finder.server';
import { FinderPage } from '~/screens/finder/finder-page';
import stylesheet from '~/screens/finder/finder-page.css?url';
import { finderScreen } from '~/screens/finder/finder-screen.server';
import { indexingOf, subjectOf } from '~/screens/finder/finder-subject';
import { finderWords } from '~/screens/finder/finder-words';
import { siteRanking } from '~/screens/finder/rank.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { lowerFirst } from '~/site/first-letter';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(
  async ({ content, services, now, url, headers, head, partRenderer, describe }) => {
    const [index, sectors, campuses, t, facts] = await Promise.all([
      loadFinderIndex(content.subject),
      listSectors(content),
      listCampuses(content),
      labelsOf(services),
      findAdmissionFacts(content, now),
    ]);
    const admissionOf = (slug: string) => {
      const entry = index.bySlug.get(slug);
      return entry ? waysInBrief(waysIn(entry.programme, facts), t) : '';
    };
    const values = facetValues({ sectors, campuses }, t);
    const rank = siteRanking(index);
    const nearness = nearnessOf(placeInput(url.searchParams), campuses, t);
    cacheByPlace(headers, nearness);
    const vicinity = vicinityOf(nearness.from, campuses, t);
    const list = await findProgrammes(index, url.searchParams, values, rank, vicinity);
    if (!list) throw routeNotFound();
    const { state, total } = list;
    describe(listData(entriesBelow('formations/:slug', list.cards), (state.page - 1) * pageSize + 1));
    const subject = subjectOf(state);
    const sector = subject.kind === 'one' && subject.name === 'sector' ? subject.value : null;
    const sectorSummary = sectors.find(({ slug }) => slug === sector)?.summary ?? null;
    const place = lowerFirst(nearness.shown.place?.near ?? '');
    const { headTitle, description, ...words } = finderWords(
      { state, place, total, sectorSummary },
      values,
      t,
    );
    const alternatives =
      total > 0 ? null : await findAlternatives(services, list, campuses, { index, rank, vicinity });
    return {
      ...finderScreen(await partRenderer(), list, nearness.shown, alternatives, admissionOf),
      words,
      head: await head({ title: headTitle, description, ...indexingOf(state, total) }),
    };
  },
);

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function Programmes() {
  return <FinderPage {...useLoaderData<typeof loader>()} />;
}
