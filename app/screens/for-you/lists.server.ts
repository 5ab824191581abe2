/** Open days, programmes and offers around a place. */

import { beside } from '~/content/page-content.server';
import { listHref } from '~/filters/narrowed-list';
import { admissionsHref } from '~/school/admissions/actions';
import { findGaps, listCourses } from '~/school/admissions/crm.server';
import { agendaList } from '~/school/agenda/agenda-list';
import { eventDates } from '~/school/agenda/event-dates';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { byNearestCampus } from '~/school/campuses/nearest/by-nearest-campus';
import { franceGazetteer } from '~/school/campuses/nearest/gazetteer.server';
import { awayText } from '~/school/campuses/nearest/nearness.server';
import type { KnownPlace } from '~/school/campuses/nearest/place';
import { placeText } from '~/school/offers/contract-text';
import { offersByDistance } from '~/school/offers/offer-distances.server';
import { offerList } from '~/school/offers/offer-list';
import { listEveryOffer } from '~/school/offers/offers.server';
import { programmesFor, type Situation } from '~/school/orientation/situations';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { finderHref } from '~/school/programmes/finder/finder-state';
import { pricesInBrief } from '~/school/programmes/prices';
import { programmeHref } from '~/school/programmes/programme-address';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { durationText, rhythmsText } from '~/school/programmes/wording';
import type { PageContext } from '~/screens/frame/page-loader.server';
import type { Labels } from '~/site/labels';

export interface Around {
  from: KnownPlace | null;
  campuses: readonly CampusSummary[];
  situation: Situation | null;
  t: Labels;
}

const most = { openDays: 3, programmes: 6, offers: 4 };

export async function findOpenDays({ content, now }: PageContext, { from, campuses, t }: Around) {
  const open = await openDaysToVisit(content, now);
  const near = byNearestCampus(open, ({ campus }) => (campus ? [campus.slug] : []), from, campuses);
  return {
    items: near.slice(0, most.openDays).map(({ item, campus }) => ({
      slug: item.slug,
      title: item.title,
      dates: eventDates(item, t),
      dateStart: item.dateStart,
      place: item.campus?.title ?? item.place,
      distance: from && campus ? awayText(from, campus, t) : null,
    })),
    all: listHref(agendaList, { type: 'open-day', near: from?.word ?? null }),
  };
}

export async function findProgrammes({ content }: PageContext, { from, campuses, situation, t }: Around) {
  const [programmes, courses] = await Promise.all([
    listAllProgrammes(content),
    beside(listCourses(content, 'brochure', null), []),
  ]);
  const fitting = programmesFor(programmes, situation);
  const placed = byNearestCampus(fitting, (one) => one.campuses.map(({ slug }) => slug), from, campuses);
  // A course of two days never stands before two years.
  const near = placed.toSorted((a, b) => Number(isShort(a.item)) - Number(isShort(b.item)));
  const first = near.slice(0, most.programmes);
  const brochures = await Promise.all(first.map(({ item, campus }) => brochureOf(item, campus)));
  const shown = first.map(({ item, campus }, index) => ({
    slug: item.slug,
    title: item.title,
    sector: item.sector,
    price: pricesInBrief(item.prices, t),
    duration: durationText(item.duration, t),
    rhythm: rhythmsText(item.rhythms, t),
    href: programmeHref(item.slug, campus?.slug),
    place: from && campus ? { title: campus.title, distance: awayText(from, campus, t) } : null,
    brochure: brochures[index] ?? null,
  }));
  return { fitting, shown: { items: shown, total: fitting.length, all: finderHref({}) } };

  /** None where the CRM has no link for the campus: its sheet there has a number. */
  async function brochureOf({ slug }: ProgrammeSummary, campus: CampusSummary | null) {
    if (!courses.some((course) => course.slug === slug)) return null;
    const gaps = campus ? await findGaps(content, slug, campus.slug, ['brochure']) : [];
    return gaps.length > 0 ? null : admissionsHref('brochure', { course: slug, campus: campus?.slug });
  }
}

const isShort = ({ duration }: Pick<ProgrammeSummary, 'duration'>) => duration?.format === 'short';

/** Offers for the matching programmes; all offers if there is none. */
export async function findOffers(
  { content, now }: PageContext,
  { from, campuses, t }: Around,
  fitting: readonly { slug: string }[],
) {
  const items = await listEveryOffer(content, now, {});
  const wanted = new Set(fitting.map(({ slug }) => slug));
  const own = items.filter(({ programmes }) => programmes.some(({ slug }) => wanted.has(slug)));
  const offers = own.length > 0 ? own : items;
  const sorted = from
    ? offersByDistance(offers, from, campuses, franceGazetteer())
    : offers.map((offer) => ({ offer, position: null }));
  return {
    items: sorted.slice(0, most.offers).map(({ offer: { slug, title, company, city }, position }) => ({
      slug,
      title,
      place: placeText({ company, city }, t),
      distance: from && position ? awayText(from, position, t) : null,
    })),
    all: listHref(offerList, { near: from?.word ?? null }),
  };
}
