/** Loads the data of `/campus` for an address. */

import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { parseCampusOrder } from '~/school/campuses/campus-groups';
import { listCampuses } from '~/school/campuses/campuses.server';
import { mapLabels } from '~/school/campuses/map-labels.server';
import { franceGazetteer } from '~/school/campuses/nearest/gazetteer.server';
import { nearestCampuses, parsePlace } from '~/school/campuses/nearest/nearest-campuses';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { dayOf } from '../../../content-model/rules/event-times';

export async function loadCampusFinder({ content, now, url }: PageContext) {
  const [campuses, openDays] = await Promise.all([
    listCampuses(content.subject),
    openDaysToVisit(content, now),
  ]);
  const openDayAt = (campus: string) => {
    const next = openDays.find((openDay) => openDay.campus?.slug === campus);
    return next ? { slug: next.slug, date: dayOf(next.dateStart) } : null;
  };
  const asked = parsePlace(url.searchParams);
  return {
    campuses: campuses.map(({ summary, image, email, timezone, ...shown }) => ({
      ...shown,
      openDay: openDayAt(shown.slug),
    })),
    labels: mapLabels(campuses),
    order: parseCampusOrder(url.searchParams),
    nearest: asked ? nearestCampuses(asked, campuses, franceGazetteer) : null,
  };
}

export type CampusFinderData = Awaited<ReturnType<typeof loadCampusFinder>>;
