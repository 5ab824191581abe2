import { useLabels } from '~/site/labels-context';
import type { MenuLink } from '~/site/settings.server';
import { opens, popover } from '~/ui/popover';
import { chromeIds } from './chrome-parts';
import { MenuLinks } from './menu-links';
import { type SideLinks, useSideLinks } from './side-links';

/** Profiles, alumni, contact, services (specification §2). */
export function TopLinks({ profiles }: { profiles: boolean }) {
  const t = useLabels();
  const sideLinks = useSideLinks();
  const hasLinks =
    sideLinks.quick.length + sideLinks.services.length > 0 || (profiles && sideLinks.profiles.length > 0);
  return (
    <div id={chromeIds.top}>
      <p>{t('commons.brand.status')}</p>
      {hasLinks ? (
        <nav id="acces-rapides" aria-label={t('layout.nav.quick')}>
          <Lists sideLinks={sideLinks} profiles={profiles} />
        </nav>
      ) : null}
    </div>
  );
}

function Lists({ sideLinks, profiles }: { sideLinks: SideLinks; profiles: boolean }) {
  const t = useLabels();
  return (
    <>
      {profiles ? (
        <TopDropdown id="menu-profils" label={t('layout.profiles.label')} links={sideLinks.profiles} />
      ) : null}
      {sideLinks.quick.length > 0 ? <MenuLinks links={sideLinks.quick} /> : null}
      <TopDropdown id="menu-services" label={t('layout.services.label')} links={sideLinks.services} />
    </>
  );
}

function TopDropdown({ id, label, links }: { id: string; label: string; links: MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="top-dropdown">
      <button {...opens(id)}>{label}</button>
      <div id={id} className="simple-panel" {...popover}>
        <MenuLinks links={links} />
      </div>
    </div>
  );
}
