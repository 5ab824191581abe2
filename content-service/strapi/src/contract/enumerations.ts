/** The words that fields choose from. Pure data: browsers load it. */

export const transportModes = ['train', 'tram', 'bus', 'bike', 'car', 'foot'] as const;

/** The school's scale of levels, 0 (Bac) to 5 (Bac+5) (specification §3). */
export const levels = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export const rhythms = ['fulltime', 'periodic'] as const;
export type Rhythm = (typeof rhythms)[number];

export const durationFormats = ['long', 'short'] as const;
export const durationUnits = ['years', 'months', 'hours'] as const;
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const weekPlaces = ['school', 'field', 'company', 'remote'] as const;
export const priceStatuses = ['initial', 'apprenticeship', 'continuing'] as const;
export const pricePeriods = ['year', 'course'] as const;
export const admissionCalendars = ['national', 'rolling'] as const;

/** Kinds of events the agenda can be filtered by (specification §9). */
export const eventTypes = [
  'open-day',
  'admission-test',
  'conference',
  'convention',
  'live-my-life',
  'job-dating',
] as const;
export type EventType = (typeof eventTypes)[number];

export const availabilities = ['scheduled', 'full', 'cancelled'] as const;
export type Availability = (typeof availabilities)[number];
export const eventModes = ['on-site', 'online', 'mixed'] as const;

export const contracts = ['apprenticeship', 'professionalisation', 'internship'] as const;
/** Kinds of rhythm: some days of each week, alternate weeks, no classes meanwhile. */
export const alternations = ['days', 'weeks', 'fulltime'] as const;
export type Alternation = (typeof alternations)[number];

export const peopleKinds = ['alumnus', 'ambassador'] as const;
export type PersonKind = (typeof peopleKinds)[number];
export const partnerKinds = ['company', 'network', 'public-body', 'association', 'research'] as const;

export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const pageLayouts = ['default', 'dynamics', 'empty'] as const;
export const menuTypes = ['navbarproto', 'footer'] as const;
export type MenuType = (typeof menuTypes)[number];
export const socialTypes = [
  'Instagram',
  'Facebook',
  'Youtube',
  'Linkedin',
  'Twitter',
  'Discord',
  'Tiktok',
] as const;

export const surfaces = ['plain', 'soft', 'deep'] as const;
export const widths = ['narrow', 'normal', 'wide'] as const;
export const tones = ['forest', 'river', 'sun', 'clay'] as const;
/** The three admissions actions (specification §1). */
export const actionNames = ['brochure', 'contact', 'registration'] as const;
export const sides = ['left', 'right'] as const;
export const videoProviders = ['youtube', 'vimeo', 'dailymotion'] as const;
export const campusPresentations = ['cards', 'map', 'list'] as const;
export type CampusPresentation = (typeof campusPresentations)[number];
/** Why an old address of a page redirects. */
export const redirectReasons = ['renamed', 'moved', 'gone', 'manual'] as const;
export type RedirectReason = (typeof redirectReasons)[number];

/** Attributes that name a line of a page's head. */
export const metaKinds = ['name', 'property', 'itemprop'] as const;
export const headRelations = ['canonical', 'alternate'] as const;
/** Forms of a link that X shows. */
export const shareCards = ['summary', 'summary_large_image'] as const;

/** Who writes a complaint. */
export const complainants = [
  'applicant',
  'learner',
  'parent',
  'employer',
  'funder',
  'neighbour',
  'other',
] as const;
