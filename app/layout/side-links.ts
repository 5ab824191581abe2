/** The links beside the main menu (specification §2): services and profiles. */
import { sidePages } from '~/site/editors-pages';

/** Services dropdown; the labels are in `site/labels/layout.ts`. */
export const sideServices = [
  { label: 'layout.services.network', href: sidePages.network },
  { label: 'layout.services.culture', href: sidePages.culture },
  { label: 'layout.services.programmes', href: sidePages.programmes },
  { label: 'layout.services.podcasts', href: sidePages.podcasts },
] as const;

/** Profiles dropdown: a student goes to the home page, the others to the main school group's site. */
export const sideProfiles = [
  { label: 'layout.profiles.student', target: 'home' },
  { label: 'layout.profiles.company', target: 'group' },
  { label: 'layout.profiles.professional', target: 'group' },
] as const;

export const sideQuickLinks = [
  { label: 'layout.top.alumni', href: sidePages.alumni },
  { label: 'layout.top.contact', href: sidePages.contact },
] as const;
