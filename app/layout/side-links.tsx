/** Links beside the main menu (specification §2), for the top bar and the sidebar's foot: only those with a page. */
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import type { MenuLink } from '~/site/menus.server';
import { opens, popover } from '~/ui/popover';
import { sidePages } from '../../content-model/rules/linked-pages';
import { chromeIds } from './chrome-parts';
import { MenuLinks } from './menu-links';
import { MenuStep, menuId } from './menu-view';

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

type SideLinks = ReturnType<typeof useSideLinks>;

function useSideLinks() {
  const t = useLabels();
  const isThere = useIsThere();
  const group = t('layout.profiles.groupHref');
  const present = (links: typeof services | typeof quickLinks): MenuLink[] =>
    links.filter(({ href }) => isThere(href)).map(({ label, href }) => ({ id: href, label: t(label), href }));
  return {
    quick: present(quickLinks),
    services: present(services),
    // None without a school group for companies and professionals.
    profiles: group
      ? profiles.map(({ label, target }) => ({
          id: label,
          label: t(label),
          href: target === 'home' ? '/' : group,
        }))
      : [],
  };
}

/** In the top bar: profiles, alumni, contact, services (specification §2). */
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
          <QuickLists sideLinks={sideLinks} profiles={profiles} />
        </nav>
      ) : null}
    </div>
  );
}

function QuickLists({ sideLinks, profiles }: { sideLinks: SideLinks; profiles: boolean }) {
  const t = useLabels();
  return (
    <>
      {profiles ? (
        <TopDropdown id="menu-profils" label={t('layout.profiles.label')} links={sideLinks.profiles} />
      ) : null}
      <MenuLinks links={sideLinks.quick} />
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

/** The sidebar's foot: profile and services choices (specification §2), and the top bar's links. */
export function MenuFoot({ profiles }: { profiles: boolean }) {
  const t = useLabels();
  const sideLinks = useSideLinks();
  return (
    <div id={chromeIds.foot}>
      <MenuLinks links={sideLinks.quick} />
      {sideLinks.services.length > 0 ? (
        <MenuStep id={`${menuId}-services`} label={t('layout.services.label')}>
          <MenuLinks links={sideLinks.services} />
        </MenuStep>
      ) : null}
      {profiles && sideLinks.profiles.length > 0 ? (
        <MenuStep id={`${menuId}-profils`} label={t('layout.profiles.label')}>
          <MenuLinks links={sideLinks.profiles} />
        </MenuStep>
      ) : null}
    </div>
  );
}
