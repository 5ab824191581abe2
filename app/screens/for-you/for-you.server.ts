/** `/pour-vous`: links to the lists of the site, preset with the visitor's situation and place. */
import { listHref } from '~/filters/narrowed-list';
import { agendaList } from '~/school/agenda/agenda-list';
import { campusesHref } from '~/school/campuses/campus-groups';
import { campusName } from '~/school/campuses/campus-name';
import { listCampuses } from '~/school/campuses/campuses.server';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { offerList } from '~/school/offers/offer-list';
import { criteriaFor, parseSituation, type Situation } from '~/school/orientation/situations';
import { listPageLinks } from '~/school/pages/pages.server';
import { finderHref } from '~/school/programmes/finder/finder-state';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { pathTo } from '~/screens/list/path-to';
import { lowerFirst } from '~/site/first-letter';
import type { Labels } from '~/site/labels';

/** The section whose pages are for companies. */
const companySection = 'entreprise';

export async function loadForYou({ content, url }: Pick<PageContext, 'content' | 'url'>, t: Labels) {
  const campuses = await listCampuses(content);
  const situation = parseSituation(url.searchParams);
  const { shown, from, common } = nearnessOf(url.searchParams, campuses, t);
  const [nearest] = byNearestPlace(campuses, ({ slug }) => [slug], from, campuses);
  const campus = nearest?.place ?? null;
  const near = shown.place?.word ?? null;
  const link = (name: 'programmes' | 'openDays' | 'campuses' | 'offers', href: string) => ({
    href,
    title: t(`pages.forYou.${name}`),
    text: t(`pages.forYou.${name}.text`),
  });
  const campusLink = campus
    ? { ...link('campuses', pathTo('campus/:slug', campus.slug)), title: campusName(campus.title, t) }
    : link('campuses', campusesHref('region'));
  return {
    situation,
    nearness: shown,
    common,
    title: titleOf(situation, shown.place?.near ?? null, t),
    /** The nearest one, for admissions. */
    campus: campus?.slug ?? null,
    links:
      situation === 'entreprise'
        ? [...(await companyLinks(content)), campusLink]
        : [
            link('programmes', finderHref({ chosen: criteriaFor(situation), near })),
            link('openDays', listHref(agendaList, { type: 'open-day', near })),
            campusLink,
            link('offers', listHref(offerList, { near })),
          ],
  };
}

export type ForYou = Awaited<ReturnType<typeof loadForYou>>;

/** As one says it: `En terminale, près de Nantes`. */
function titleOf(situation: Situation | null, near: string | null, t: Labels): string {
  if (!situation) return near ?? t('pages.forYou.title');
  const who = t(`pages.forYou.as.${situation}`);
  return near ? `${who}, ${lowerFirst(near)}` : who;
}

/** The school's pages for companies: recruit, deposit an offer, and the like. */
async function companyLinks(content: PageContext['content']) {
  const links = await listPageLinks(content, companySection);
  return links.map(({ href, title, summary }) => ({ href, title, text: summary }));
}
