/** Links beside the main menu (specification §2), for the top bar and the sidebar's footer: only those with a page. */
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import type { MenuLink } from '~/site/settings.server';
import { sidePages } from '../../content-model/rules/linked-pages';

/** Services dropdown; the labels are in `site/labels/layout.ts`. */
const services = [
  { label: 'layout.services.network', href: sidePages.network },
  { label: 'layout.services.culture', href: sidePages.culture },
  { label: 'layout.services.programmes', href: sidePages.programmes },
  { label: 'layout.services.podcasts', href: sidePages.podcasts },
] as const;

/** Profiles dropdown: a student goes to the home page, the others to the main school group's site. */
const profiles = [
  { label: 'layout.profiles.student', target: 'home' },
  { label: 'layout.profiles.company', target: 'group' },
  { label: 'layout.profiles.professional', target: 'group' },
] as const;

const quickLinks = [
  { label: 'layout.top.alumni', href: sidePages.alumni },
  { label: 'layout.top.contact', href: sidePages.contact },
] as const;

export interface SideLinks {
  quick: MenuLink[];
  services: MenuLink[];
  /** None without a school group for companies and professionals. */
  profiles: MenuLink[];
}

export function useSideLinks(): SideLinks {
  const t = useLabels();
  const isThere = useIsThere();
  const group = t('layout.profiles.groupHref');
  const present = (links: typeof services | typeof quickLinks): MenuLink[] =>
    links.filter(({ href }) => isThere(href)).map(({ label, href }) => ({ id: href, label: t(label), href }));
  return {
    quick: present(quickLinks),
    services: present(services),
    profiles: group
      ? profiles.map(({ label, target }) => ({
          id: label,
          label: t(label),
          href: target === 'home' ? '/' : group,
        }))
      : [],
  };
}
