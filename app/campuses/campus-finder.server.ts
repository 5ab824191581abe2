/** Finds what `/campus` shows for an address. */
import type { PageContext } from '~/site/page-loader.server';
import { parseCampusOrder } from './campus-groups';
import { listCampuses } from './campuses.server';
import { mapLabels } from './map-labels.server';
import { franceGazetteer } from './nearest/gazetteer.server';
import { nearestCampuses, parsePlace } from './nearest/nearest-campuses';
import { nextOpenDays, type OpenDay } from './open-days.server';

export async function loadCampusFinder({ content, services, now, url }: PageContext) {
  const [campuses, openDays] = await Promise.all([
    listCampuses(content),
    // The campuses are found without their dates, too.
    nextOpenDays(content, now).catch((error: unknown): Record<string, OpenDay> => {
      services.log.warn({ err: error }, 'open days unavailable');
      return {};
    }),
  ]);
  const asked = parsePlace(url.searchParams);
  return {
    campuses: campuses.map(({ summary, image, email, timezone, ...shown }) => ({
      ...shown,
      openDay: openDays[shown.slug] ?? null,
    })),
    labels: mapLabels(campuses),
    order: parseCampusOrder(url.searchParams),
    nearest: asked ? nearestCampuses(asked, campuses, franceGazetteer) : null,
  };
}

export type CampusFinder = Awaited<ReturnType<typeof loadCampusFinder>>;
