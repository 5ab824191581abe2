/** What every page needs around itself: settings, menus, labels, campuses and the next events. */
import { nextEvents } from '~/agenda/events.server';
import { listCampuses } from '~/campuses/campuses.server';
import { frameNeedsConsent, purposesAsked } from '~/consent/purposes';
import type { Locale } from '~/content/locale';
import type { Services } from '~/services.server';
import { deviceOf } from './device';
import { englishLabels } from './labels/english.server';
import { settingsOrFallback } from './page-loader.server';
import { findLabelOverrides, findMenu } from './settings.server';

/** Loads the chrome's data. A part that cannot be had is logged and left out (specification §8). */
export async function loadRootData(services: Services, userAgent: string | null, locale: Locale = 'fr') {
  const { env, log, clock } = services;
  const english = locale === 'en';
  const content = english ? services.englishContent : services.content;
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
    // Towns have one name; events are announced in French only.
    orElse('campuses', listCampuses(services.content), []),
    english ? [] : orElse('events', nextEvents(content, new Date(clock())), []),
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
    locale,
    // A language travels with its own pages; French stands in the code (docs/decisions/027-english.md).
    labels: english ? { ...englishLabels, ...labels } : labels,
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
    // What the menus show of them, and no more: this is sent with every page.
    events: events.map(({ slug, title, dateStart, campus }) => ({ slug, title, dateStart, campus })),
    device: deviceOf(userAgent),
    features: {
      english: env.englishEnabled,
      profiles: env.profilesEnabled,
      demo: services.embedded !== null,
      serviceWorker: env.serviceWorker,
    },
    frames: {
      footer: groupFrame(env.externalFooterUrl, env.publicOrigin),
      banner: groupFrame(env.topBannerUrl, env.publicOrigin),
    },
    consent: { asked: purposesAsked(env), tagManager: env.gtmId ?? null },
  };
}

/** A frame of the school group around the pages. */
export interface GroupFrame {
  src: string;
  needsConsent: boolean;
}

function groupFrame(src: string | undefined, publicOrigin: string): GroupFrame | null {
  return src === undefined ? null : { src, needsConsent: frameNeedsConsent(src, publicOrigin) };
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>;
