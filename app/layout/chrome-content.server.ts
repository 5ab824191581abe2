/** The chrome's data on every page: settings, menus, labels, campuses and the next events. */

import { demonstrationAddresses } from '~/addresses/derived';
import type { Clock } from '~/base/clock';
import { namedEntry } from '~/base/named-entry';
import { frameNeedsConsent, purposesOfBanner } from '~/consent/purposes';
import type { ContentClient } from '~/content/client.server';
import { sharedInRecording } from '~/content/content-use.server';
import { pageContent, withFallback } from '~/content/page-content.server';
import type { Env } from '~/env.server';
import { runsUntil } from '~/school/agenda/event-day';
import { byCampusClock, nextEvents, type WireNavigationEvent } from '~/school/agenda/next-events.server';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { findAbsentLinks } from '~/school/pages/absent-links.server';
import type { LabelOverrides } from '~/site/labels';
import { findEnglishLabels, labelsOf } from '~/site/labels.server';
import { findMenu, type MenuEntry } from '~/site/menus.server';
import { findSchoolLabels } from '~/site/school-labels.server';
import { fallbackSettings, type Settings } from '~/site/settings.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { themeColour } from '~/site/theme-colour';
import { accessibilityWords } from '../../content-model/rules/accessibility-state';
import { sidePages } from '../../content-model/rules/linked-pages';
import type { Locale } from '../../content-model/rules/locale';
import { whileSame } from '../../content-model/values/while-same';

/** The services the chrome's data is loaded with. */
export interface ChromeSources {
  content: ContentClient;
  englishContent: ContentClient;
  env: Env;
  clock: Clock;
  /** Whether the content is the demonstration school's. */
  demonstration: boolean;
}

const noEvents: WireNavigationEvent[] = [];
const noLabels: LabelOverrides = {};
/** Links left out while it is unknown whether their page exists. */
const unknownLinks: readonly string[] = Object.values(sidePages);

const absentLinks = async ({ content, englishContent, env }: ChromeSources) => {
  const t = await labelsOf({ content });
  return findAbsentLinks({ content, english: env.englishEnabled ? englishContent : null }, t);
};

/**
 * Loads the chrome's data, once for a page, although the page's own parts also need it. A part that cannot be loaded is
 * left out (specification §8).
 */
export function loadChromeContent(services: ChromeSources, locale: Locale = 'fr'): Promise<ChromeContent> {
  return loadShared[locale](services);
}

const loadShared = {
  fr: sharedInRecording((services: ChromeSources) => load(services, 'fr')),
  en: sharedInRecording((services: ChromeSources) => load(services, 'en')),
};

async function load(services: ChromeSources, locale: Locale): Promise<ChromeContent> {
  const { clock } = services;
  const english = locale === 'en';
  const content = pageContent(english ? services.englishContent : services.content);
  const [settings, navbar, footer, englishLabels, labels, campuses, events, absent] = await Promise.all([
    settingsOrFallback(services),
    findMenu(content, 'navbarproto'),
    findMenu(content, 'footer'),
    english ? findEnglishLabels() : noLabels,
    findSchoolLabels(content),
    // Campuses have the same name in both languages; events exist in French only.
    listCampuses(pageContent(services.content)),
    english ? noEvents : nextEvents(content, new Date(clock())),
    // English pages link to French ones.
    withFallback(absentLinks(services), unknownLinks),
  ]);
  const now = new Date(clock());
  const parts = { settings, navbar, footer, englishLabels, labels, campuses, events, absent };
  return composeChromeContent(services, parts, { locale, now });
}

interface LoadedParts {
  settings: Settings;
  navbar: MenuEntry[];
  footer: MenuEntry[];
  /** Sent with an English page, since the browser's code has only French labels; else none. */
  englishLabels: LabelOverrides;
  labels: LabelOverrides;
  campuses: readonly CampusSummary[];
  events: WireNavigationEvent[];
  absent: readonly string[];
}

interface RequestFacts {
  locale: Locale;
  now: Date;
}

function composeChromeContent(
  { env, demonstration }: ChromeSources,
  parts: LoadedParts,
  { locale, now }: RequestFacts,
) {
  const { settings, navbar, footer, englishLabels, labels, campuses, events, absent } = parts;
  const { look } = settings;
  return {
    ...(look?.sheet ? { look: { sheet: look.sheet, colour: look.palette?.paper ?? themeColour } } : {}),
    settings: shownSettings(settings, locale),
    menus: { navbar, footer },
    locale,
    labels: englishLabels === noLabels ? labels : { ...englishLabels, ...labels },
    campuses: namedEntries(campuses),
    // Only the fields shown in the menus.
    events: byCampusClock(events, campuses, now).map((event) => {
      const { slug, title, dateStart, campus } = event;
      const place = campus && namedEntry(campus);
      return { slug, title, dateStart, runsUntil: runsUntil(event, now), campus: place };
    }),
    /** The site's own links without a page in this school. */
    absent: demonstration ? absent : [...absent, ...demonstrationAddresses],
    features: {
      english: env.englishEnabled,
      profiles: env.profilesEnabled,
      demo: demonstration,
      serviceWorker: env.serviceWorker,
    },
    frames: {
      footer: groupFrame(env.externalFooterUrl, env.publicOrigin),
      banner: groupFrame(env.topBannerUrl, env.publicOrigin),
    },
    consent: { purposes: purposesOfBanner(env), tagManager: env.gtmId },
  };
}

// The same objects for the same content: by them, menus and footer are rendered once.
const namedEntries = whileSame((campuses: readonly CampusSummary[]) => campuses.map(namedEntry));

const shownSettings = whileSame((settings: Settings, locale: Locale) => ({
  siteName: settings.siteName,
  email: settings.email,
  phone: settings.school.phone,
  address: settings.school.address,
  social: settings.social,
  logo: settings.logo,
  schoolLogo: settings.look?.logoOnDark ?? settings.school.logo ?? settings.logo,
  siteUrl: settings.siteUrl,
  // Null if it is unknown: the statement may differ.
  accessibility: settings === fallbackSettings ? null : accessibilityWords(settings.accessibility, locale),
}));

/** A frame of the school group around the pages. */
export interface GroupFrame {
  src: string;
  needsConsent: boolean;
}

function groupFrame(src: string | undefined, publicOrigin: string): GroupFrame | undefined {
  return src === undefined ? undefined : { src, needsConsent: frameNeedsConsent(src, publicOrigin) };
}

export type ChromeContent = ReturnType<typeof composeChromeContent>;
