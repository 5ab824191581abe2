import { useLabels } from '~/site/labels-context';
import type { MenuLink } from '~/site/settings.server';
import { opens, popover } from '~/ui/popover';
import { chromeIds } from './chrome-parts';
import { MenuLinks } from './menu-links';
import { type SideLinks, useSideLinks } from './side-links';

/** Profiles, alumni, contact, services (specification §2). */
export function TopLinks({ profiles }: { profiles: boolean }) {
  const t = useLabels();
  const side = useSideLinks();
  const something = side.quick.length + side.services.length > 0 || (profiles && side.profiles.length > 0);
  return (
    <div id={chromeIds.top}>
      <p>{t('commons.brand.status')}</p>
      {something ? (
        <nav id="acces-rapides" aria-label={t('layout.nav.quick')}>
          <Lists side={side} profiles={profiles} />
        </nav>
      ) : null}
    </div>
  );
}

function Lists({ side, profiles }: { side: SideLinks; profiles: boolean }) {
  const t = useLabels();
  return (
    <>
      {profiles ? (
        <TopDropdown id="menu-profils" label={t('layout.profiles.label')} links={side.profiles} />
      ) : null}
      {side.quick.length > 0 ? <MenuLinks links={side.quick} /> : null}
      <TopDropdown id="menu-services" label={t('layout.services.label')} links={side.services} />
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
