/** The links beside the main menu (specification §2): services and profiles. */

/** Services dropdown; the labels are in `site/labels/layout.ts`. */
export const sideServices = [
  { label: 'layout.services.network', href: '/edito-reseau-competences-et-developpement' },
  { label: 'layout.services.culture', href: '/art-culture' },
  { label: 'layout.services.programmes', href: '/formations-reseau' },
  { label: 'layout.services.podcasts', href: '/decouvrez-nos-podcasts' },
] as const;

/** Profiles dropdown: a student goes home, the others to the main school group's site. */
export const sideProfiles = [
  { label: 'layout.profiles.student', target: 'home' },
  { label: 'layout.profiles.company', target: 'group' },
  { label: 'layout.profiles.professional', target: 'group' },
] as const;

export const sideQuickLinks = [
  { label: 'layout.top.alumni', href: '/alumni' },
  { label: 'layout.top.contact', href: '/contact' },
] as const;
