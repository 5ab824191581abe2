/** Loads the data of `/campus` for an address. */

import { namedEntry } from '~/base/named-entry';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { parseCampusOrder } from '~/school/campuses/campus-groups';
import { listCampuses } from '~/school/campuses/campuses.server';
import { isKnown } from '~/school/campuses/globe';
import { mapLabels } from '~/school/campuses/map-labels.server';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { awayText, nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { placeParameter } from '~/school/campuses/nearest/place-address';
import type { PageContext } from '~/screens/frame/page-loader.server';
import type { Labels } from '~/site/labels';
import { dayOf } from '../../../content-model/rules/event-times';

/** Number of campuses shown around a place; the others are in the directory below. */
const nearestShown = 6;

export async function loadCampusFinder(
  { content, now, url }: Pick<PageContext, 'content' | 'now' | 'url'>,
  t: Labels,
) {
  const [campuses, openDays] = await Promise.all([
    listCampuses(content.subject),
    openDaysToVisit(content, now),
  ]);
  const openDayAt = (campus: string) => {
    const next = openDays.find((openDay) => openDay.campus?.slug === campus);
    return next ? { slug: next.slug, date: dayOf(next.dateStart) } : null;
  };
  const { shown, from, isUsualPlace } = nearnessOf(placeOf(url.searchParams), campuses, t);
  const near = from ? byNearestPlace(campuses.filter(isKnown), ({ slug }) => [slug], from, campuses) : [];
  return {
    campuses: campuses.map(({ summary, image, email, timezone, ...shown }) => ({
      ...shown,
      openDay: openDayAt(shown.slug),
    })),
    labels: mapLabels(campuses),
    order: parseCampusOrder(url.searchParams),
    nearness: shown,
    isUsualPlace,
    nearest: near
      .slice(0, nearestShown)
      .flatMap(({ place: campus }) =>
        from && campus ? { ...namedEntry(campus), distance: awayText(from, campus, t) } : [],
      ),
  };
}

export type CampusFinderData = Awaited<ReturnType<typeof loadCampusFinder>>;

/** Older links to the campuses around a place say `pres`. */
function placeOf(parameters: URLSearchParams): URLSearchParams {
  const asked = parameters.get(placeParameter) ?? parameters.get('pres') ?? '';
  return new URLSearchParams({ [placeParameter]: asked });
}
