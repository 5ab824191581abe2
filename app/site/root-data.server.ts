/** What every page needs around itself: settings, menus, labels, campuses and the next events. */
import { nextEvents } from '~/agenda/events.server';
import { listCampuses } from '~/campuses/campuses.server';
import type { Services } from '~/services.server';
import { deviceOf } from './device';
import { settingsOrFallback } from './page-loader.server';
import { findLabelOverrides, findMenu } from './settings.server';

/** Loads the chrome's data. A part that cannot be had is logged and left out (specification §8). */
export async function loadRootData(services: Services, userAgent: string | null) {
  const { content, env, log, clock } = services;
  const orElse = async <T>(what: string, work: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      log.warn({ err: error }, `${what} unavailable`);
      return fallback;
    }
  };
  const [settings, navbar, footer, labels, campuses, events] = await Promise.all([
    settingsOrFallback(services),
    orElse('navigation menu', findMenu(content, 'navbarproto'), []),
    orElse('footer menu', findMenu(content, 'footer'), []),
    orElse('labels', findLabelOverrides(content), {}),
    orElse('campuses', listCampuses(content), []),
    orElse('events', nextEvents(content, new Date(clock())), []),
  ]);
  return {
    settings: {
      siteName: settings.siteName,
      email: settings.email,
      phone: settings.school.phone,
      address: settings.school.address,
      social: settings.social,
    },
    menus: { navbar, footer },
    labels,
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
    events,
    device: deviceOf(userAgent),
    features: {
      english: env.englishEnabled,
      profiles: env.profilesEnabled,
      demo: services.embedded !== null,
    },
    frames: { footer: env.externalFooterUrl ?? null, banner: env.topBannerUrl ?? null },
  };
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>;
