/** Loads the data of `/formations` for an address. */
import { listCampuses } from '~/school/campuses/campuses.server';
import { cacheByPlace, nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import { vicinityOf } from '~/school/campuses/nearest/vicinity';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { facetValues } from '~/school/programmes/finder/facet-values';
import { listSectors } from '~/school/programmes/sectors.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import type { PageContext } from '~/screens/frame/page-context.server';
import { lowerFirst } from '~/site/first-letter';
import { labelsOf } from '~/site/labels.server';
import { findAlternatives } from './alternatives.server';
import { findProgrammes, loadFinderIndex, pageSize } from './find-programmes.server';
import { finderScreen } from './finder-screen.server';
import { indexingOf, subjectOf } from './finder-subject';
import { finderWords } from './finder-words';
import { siteRanking } from './rank.server';

/** @throws {Response} 404 'This page could not be found' if the list has no such page */
export async function loadFinder(context: PageContext) {
  const { content, services, now, url, headers, head, partRenderer, describe } = context;
  const [index, sectors, campuses, t, facts] = await Promise.all([
    loadFinderIndex(content.subject),
    listSectors(content),
    listCampuses(content),
    labelsOf(services),
    findAdmissionFacts(content, now),
  ]);
  const nearness = nearnessOf(placeInput(url.searchParams), campuses, t);
  cacheByPlace(headers, nearness);
  const vicinity = vicinityOf(nearness.from, campuses, t);
  const values = facetValues({ sectors, campuses }, t);
  const rank = siteRanking(index);
  const list = await findProgrammes(index, url.searchParams, values, rank, vicinity);
  if (!list) throw routeNotFound();
  const { state, total, cards } = list;
  describe(listData(entriesBelow('formations/:slug', cards), (state.page - 1) * pageSize + 1));
  const subject = subjectOf(state);
  const sector = subject.kind === 'value' && subject.name === 'sector' ? subject.value : null;
  const sectorSummary = sectors.find(({ slug }) => slug === sector)?.summary ?? null;
  const place = lowerFirst(nearness.shown.place?.near ?? '');
  const { headTitle, description, ...words } = finderWords({ state, place, total, sectorSummary }, values, t);
  const alternatives =
    total > 0 ? null : await findAlternatives(services, list, campuses, { index, rank, vicinity });
  const admissionOf = (slug: string) => {
    const entry = index.bySlug.get(slug);
    return entry ? waysInBrief(waysIn(entry.programme, facts), t) : '';
  };
  return {
    ...finderScreen(await partRenderer(), {
      results: list,
      nearness: nearness.shown,
      alternatives,
      admissionOf,
    }),
    words,
    head: await head({ title: headTitle, description, ...indexingOf(state, total) }),
  };
}
