/** Lists of the links beside the main menu, for the top bar and the sidebar's footer. */
import { useLabels } from '~/site/labels-context';
import { MenuLinks } from './menu-links';
import { sideProfiles, sideQuickLinks, sideServices } from './side-links';

export function ServiceLinks({ labelledBy }: { labelledBy?: string }) {
  const t = useLabels();
  return (
    <MenuLinks
      links={sideServices.map(({ label, href }) => ({ id: href, label: t(label), href }))}
      labelledBy={labelledBy}
    />
  );
}

export function ProfileLinks({ labelledBy }: { labelledBy?: string }) {
  const t = useLabels();
  const group = t('layout.profiles.groupHref');
  return (
    <MenuLinks
      links={sideProfiles.map(({ label, target }) => ({
        id: label,
        label: t(label),
        href: target === 'home' ? '/' : group,
      }))}
      labelledBy={labelledBy}
    />
  );
}

export function QuickLinks() {
  const t = useLabels();
  return <MenuLinks links={sideQuickLinks.map(({ label, href }) => ({ id: href, label: t(label), href }))} />;
}
