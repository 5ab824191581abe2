/** Loads the data of `/campus` for an address. */

import { namedEntry } from '~/base/named-entry';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { parseCampusOrder } from '~/school/campuses/campus-list-address';
import { listCampuses } from '~/school/campuses/campuses.server';
import { mapLabels } from '~/school/campuses/map-labels.server';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { awayText } from '~/school/campuses/nearest/distance-words';
import { nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { placeParameter } from '~/school/campuses/nearest/place-address';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import type { PageContext } from '~/screens/frame/page-context.server';
import type { Labels } from '~/site/labels';
import { dayOf } from '../../../content-model/rules/event-times';

/** Largest number of campuses shown around a place; the others are in the directory below. */
const maxNearest = 6;

export async function loadCampusFinder(
  { content, now, url }: Pick<PageContext, 'content' | 'now' | 'url'>,
  t: Labels,
) {
  const [campuses, openDays] = await Promise.all([
    listCampuses(content.subject),
    openDaysToVisit(content, now),
  ]);
  const openDayAt = (campusSlug: string) => {
    const next = openDays.find(({ campus }) => campus?.slug === campusSlug);
    return next ? { slug: next.slug, date: dayOf(next.dateStart) } : null;
  };
  const { shown, from, isUsualPlace } = nearnessOf(inputOf(url.searchParams), campuses, t);
  const nearest = from
    ? byNearestPlace(campuses, ({ slug }) => [slug], from, campuses)
        .filter(({ place }) => place !== null)
        .slice(0, maxNearest)
        .map(({ item }) => ({ ...namedEntry(item), distance: awayText(from, item, t) }))
    : [];
  return {
    campuses: campuses.map(({ summary, image, email, timezone, ...campus }) => ({
      ...campus,
      openDay: openDayAt(campus.slug),
    })),
    labels: mapLabels(campuses),
    order: parseCampusOrder(url.searchParams),
    nearness: shown,
    isUsualPlace,
    nearest,
  };
}

export type CampusFinderData = Awaited<ReturnType<typeof loadCampusFinder>>;

/** The place in the address, whose parameter older links call `pres`. */
function inputOf(parameters: URLSearchParams): string {
  return placeInput(parameters, parameters.has(placeParameter) ? placeParameter : 'pres');
}
