/**
 * Loads the data of `/cout-d-une-annee`: the cost of a programme at a campus, a campus's fees and cost of living, or the
 * cost of living at each.
 */
import { namedEntry } from '~/base/named-entry';
import { listCampuses, listPracticalCampuses, type PracticalCampus } from '~/school/campuses/campuses.server';
import { byNearestCampus } from '~/school/campuses/nearest/by-nearest-campus';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { levelGroups } from '~/school/programmes/level-groups';
import { pricesInBrief } from '~/school/programmes/prices';
import { yearCosts } from '~/school/programmes/year-cost';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

export async function loadYearCost({ content, services, url }: PageContext) {
  const [t, all, desks, places, { admission }] = await Promise.all([
    labelsOf(services),
    listAllProgrammes(content.subject),
    listPracticalCampuses(content),
    listCampuses(content),
    settingsOrFallback(services),
  ]);
  const programmes = all.filter(
    ({ duration, campuses }) => duration?.unit !== 'hours' && campuses.length > 0,
  );
  const programme = bySlug(programmes, url.searchParams.get('formation'));
  const asked = bySlug(desks, url.searchParams.get('campus'));
  const isTaught = (slug: string) => !programme || programme.campuses.some((campus) => campus.slug === slug);
  const campus = asked && isTaught(asked.slug) ? asked : null;
  const from = asked && bySlug(places, asked.slug);
  const around = byNearestCampus(
    desks.filter(({ slug }) => isTaught(slug)),
    ({ slug }) => [slug],
    from,
    places,
  );
  return {
    programmes: levelGroups(programmes).map(({ name, programmes: some }) => ({
      level: name,
      programmes: some.map(namedEntry),
    })),
    campuses: desks.map(namedEntry),
    programme: programme && namedEntry(programme),
    campus: campus && livingCostsOf(campus),
    /** A campus that does not teach the programme; the others come in the order of their distance. */
    notTaughtAt: asked && !campus ? asked.title : null,
    fees: campus && !programme ? feesAt(campus.slug) : [],
    costs: programme && campus ? yearCosts(programme, campus, admission) : [],
    living: campus ? [] : around.map(({ item }) => livingCostsOf(item)),
  };

  /** By level, as the form's list has them. */
  function feesAt(slug: string) {
    const there = programmes.filter(({ campuses }) => campuses.some((one) => one.slug === slug));
    return levelGroups(there).map(({ name, programmes: some }) => ({
      level: name,
      programmes: some.map((one) => ({
        slug: one.slug,
        title: one.title,
        price: pricesInBrief(one.prices, t),
      })),
    }));
  }
}

export type YearCost = Awaited<ReturnType<typeof loadYearCost>>;

const livingCostsOf = ({ slug, title, rent, travelPass }: PracticalCampus) => ({
  slug,
  title,
  rent,
  travelPass,
});

function bySlug<T extends { slug: string }>(entries: readonly T[], wanted: string | null): T | null {
  return entries.find(({ slug }) => slug === wanted) ?? null;
}
