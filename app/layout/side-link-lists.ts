/** Links beside the main menu, for the top bar and the sidebar's footer: only those with a page. */
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import type { MenuLink } from '~/site/settings.server';
import { sideProfiles, sideQuickLinks, sideServices } from './side-links';

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
  const present = (links: typeof sideServices | typeof sideQuickLinks): MenuLink[] =>
    links.filter(({ href }) => isThere(href)).map(({ label, href }) => ({ id: href, label: t(label), href }));
  return {
    quick: present(sideQuickLinks),
    services: present(sideServices),
    profiles: group
      ? sideProfiles.map(({ label, target }) => ({
          id: label,
          label: t(label),
          href: target === 'home' ? '/' : group,
        }))
      : [],
  };
}
