/** `/pour-vous`: links to the lists of the site, preset with the visitor's situation and place. */

import { pathTo } from '~/addresses/path-to';
import type { NamedEntry } from '~/base/named-entry';
import { withFallback } from '~/content/page-content.server';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { eventDay } from '~/school/agenda/event-dates';
import { eventsNear } from '~/school/agenda/events-near';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { campusesHref } from '~/school/campuses/campus-list-address';
import { campusName } from '~/school/campuses/campus-name';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { awayText } from '~/school/campuses/nearest/distance-words';
import { franceGazetteer } from '~/school/campuses/nearest/france-gazetteer.server';
import { nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { offersNear } from '~/school/offers/offer-distances.server';
import { placeText } from '~/school/offers/offer-words';
import { listEveryOffer } from '~/school/offers/offers.server';
import { criteriaFor, parseSituation, type Situation } from '~/school/orientation/situations';
import { listPageLinks } from '~/school/pages/pages.server';
import { finderHref } from '~/school/programmes/finder/finder-state';
import type { PageContext } from '~/screens/frame/page-context.server';
import { lowerFirst } from '~/site/first-letter';
import type { Labels } from '~/site/labels';

/** The section whose pages are for companies. */
const companySection = 'entreprise';

type Context = Pick<PageContext, 'content' | 'url' | 'now'>;

export async function loadForYou({ content, url, now }: Context, t: Labels) {
  const campuses = await listCampuses(content);
  const situation = parseSituation(url.searchParams);
  const { shown, from, isUsualPlace } = nearnessOf(placeInput(url.searchParams), campuses, t);
  const [nearest] = byNearestPlace(campuses, ({ slug }) => [slug], from, campuses);
  const campus = nearest?.place ?? null;
  const near = shown.place?.word ?? null;
  const links =
    situation === 'entreprise'
      ? [...(await companyLinks(content)), campusLink(campus, t)]
      : await studentLinks({ content, now, from, campuses, t }, { situation, near, campus });
  return {
    situation,
    nearness: shown,
    isUsualPlace,
    title: titleOf(situation, shown.place?.near ?? null, t),
    /** Slug of the nearest campus, for admissions. */
    campus: campus?.slug ?? null,
    links,
  };
}

interface ForYouLink {
  href: string;
  title: string;
  text: string | null;
  first: FirstEntry | null;
}

/** The first entry of a list, to which the page leads directly. */
interface FirstEntry {
  href: string;
  title: string;
  /** The facts to choose by: day, employer and place, distance. */
  facts: string;
}

/** What the first entries are found with. */
interface EntrySource extends Pick<Context, 'content' | 'now'> {
  /** The place that distances are measured from; null without one. */
  from: ReturnType<typeof nearnessOf>['from'];
  campuses: readonly CampusSummary[];
  t: Labels;
}

interface Visitor {
  situation: Situation | null;
  /** Word of the place in addresses. */
  near: string | null;
  /** The nearest campus. */
  campus: NamedEntry | null;
}

async function studentLinks(
  source: EntrySource,
  { situation, near, campus }: Visitor,
): Promise<ForYouLink[]> {
  const { t } = source;
  const [openDay, offer] = await Promise.all([
    withFallback(findOpenDay(source), null),
    withFallback(findOffer(source), null),
  ]);
  return [
    linkTo('programmes', finderHref({ chosen: criteriaFor(situation), near }), t),
    { ...linkTo('openDays', listHref(agendaCriteria, { type: 'open-day', near }), t), first: openDay },
    campusLink(campus, t),
    { ...linkTo('offers', listHref(offerCriteria, { near }), t), first: offer },
  ];
}

function campusLink(campus: NamedEntry | null, t: Labels): ForYouLink {
  if (!campus) return linkTo('campuses', campusesHref('region'), t);
  const link = linkTo('campuses', pathTo('campus/:slug', campus.slug), t);
  return { ...link, title: campusName(campus.title, t) };
}

function linkTo(
  name: 'programmes' | 'openDays' | 'campuses' | 'offers',
  href: string,
  t: Labels,
): ForYouLink {
  return { href, title: t(`pages.forYou.${name}`), text: t(`pages.forYou.${name}.text`), first: null };
}

async function findOpenDay({ content, now, from, campuses }: EntrySource): Promise<FirstEntry | null> {
  const openDays = await openDaysToVisit(content, now);
  const [event] = from ? eventsNear(openDays, from, campuses).events : openDays;
  return event
    ? { href: pathTo('agenda/:slug', event.slug), title: event.title, facts: eventDay(event) }
    : null;
}

async function findOffer({ content, now, from, campuses, t }: EntrySource): Promise<FirstEntry | null> {
  const offers = await listEveryOffer(content, now, {});
  const [nearest] = from ? offersNear(offers, from, campuses, franceGazetteer()).near : [];
  const offer = from ? nearest?.item : offers[0];
  if (!offer) return null;
  const distanceText = from && nearest ? awayText(from, nearest.place, t) : '';
  return {
    href: pathTo('offres-alternance/:slug', offer.slug),
    title: offer.title,
    facts: [placeText(offer, t), distanceText].filter(Boolean).join(', '),
  };
}

export type ForYou = Awaited<ReturnType<typeof loadForYou>>;

/** `En terminale, près de Nantes` */
function titleOf(situation: Situation | null, near: string | null, t: Labels): string {
  if (!situation) return near ?? t('pages.forYou.title');
  const who = t(`pages.forYou.as.${situation}`);
  return near ? `${who}, ${lowerFirst(near)}` : who;
}

/** The school's pages for companies: recruit, deposit an offer, and the like. */
async function companyLinks(content: PageContext['content']): Promise<ForYouLink[]> {
  const links = await listPageLinks(content, companySection);
  return links.map(({ href, title, summary }) => ({ href, title, text: summary, first: null }));
}
