import { finderPath } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import type { MenuEntry, MenuLink } from '~/site/settings.server';
import { campusLink } from './campus-menu';
import { useCurrentState } from './current-section';
import { LanguageSwitch, useChromePartWithLanguages } from './language-switch';
import { MenuLinks } from './menu-links';
import type { RootData } from './root-data.server';
import { useSideLinks } from './side-link-lists';
import { SidebarStep, SidebarView } from './sidebar-view';

/** Id of the sidebar's first view, which the mobile bar's burger opens. */
export const mobileSidebarId = 'menu-mobile';

type MobileSidebarProps = Pick<RootData, 'menus' | 'campuses' | 'features'>;

/** The right-hand sidebar: main view, submenu, subsubmenu; each a popover nested in the one before. */
export function MobileSidebar(props: MobileSidebarProps) {
  const t = useLabels();
  const kept = useChromePartWithLanguages('sidebar', props);
  return (
    <nav
      className="mobile-sidebar mobile-only"
      aria-label={t('layout.nav.main')}
      {...(kept ?? { children: <FirstView {...props} /> })}
    />
  );
}

function FirstView({ menus, campuses, features }: MobileSidebarProps) {
  const t = useLabels();
  return (
    <SidebarView
      id={mobileSidebarId}
      sidebarId={mobileSidebarId}
      title={t('layout.nav.menu')}
      foot={<SidebarFoot features={features} />}
    >
      <ul className="sidebar-entries">
        {menus.navbar.map((entry) => (
          <li key={entry.id}>
            <SidebarEntry entry={entry} campuses={campuses} />
          </li>
        ))}
      </ul>
    </SidebarView>
  );
}

/** An entry of the first view. Under the programmes stand the links most come for: the levels, two taps from any page. */
function SidebarEntry({ entry, campuses }: { entry: MenuEntry; campuses: RootData['campuses'] }) {
  const current = useCurrentState();
  if (entry.kind === 'link') {
    return (
      <a href={entry.href} className="sidebar-step" aria-current={current.section(entry.href)}>
        {entry.label}
      </a>
    );
  }
  const id = `${mobileSidebarId}-${entry.id}`;
  return (
    <>
      <SidebarStep id={id} label={entry.label}>
        <SidebarView id={id} sidebarId={mobileSidebarId} title={entry.label}>
          <SubMenu id={id} entry={entry} campuses={campuses} />
        </SidebarView>
      </SidebarStep>
      {entry.kind === 'dropdown' && entry.href === finderPath ? (
        <MenuLinks links={entry.sections[0]?.items ?? []} />
      ) : null}
    </>
  );
}

interface SubMenuProps {
  id: string;
  entry: Exclude<MenuEntry, { kind: 'link' }>;
  campuses: RootData['campuses'];
}

function SubMenu({ id, entry, campuses }: SubMenuProps) {
  const t = useLabels();
  if (entry.kind === 'campuses') {
    const all = { id: 'all', label: t('layout.nav.allCampuses'), href: entry.href };
    return <MenuLinks links={[all, ...campuses.map(campusLink)]} />;
  }
  const overview = { id: 'overview', label: t('layout.nav.overview'), href: entry.href };
  if (entry.kind === 'simple') return <MenuLinks links={[overview, ...entry.items]} />;
  return (
    <>
      <MenuLinks links={[overview]} />
      <ul className="sidebar-entries">
        {entry.sections.map((section) => (
          <li key={section.id}>
            <SidebarStep id={`${id}-${section.id}`} label={section.title}>
              <SidebarView id={`${id}-${section.id}`} sidebarId={mobileSidebarId} title={section.title}>
                <MenuLinks links={section.items} />
              </SidebarView>
            </SidebarStep>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Language, profile and services choices (specification §2), and the top bar's links. */
function SidebarFoot({ features }: { features: RootData['features'] }) {
  const t = useLabels();
  const { quick, services, profiles } = useSideLinks();
  return (
    <>
      {quick.length > 0 ? <MenuLinks links={quick} /> : null}
      <FootStep name="services" label={t('layout.services.label')} links={services} />
      {features.profiles ? (
        <FootStep name="profils" label={t('layout.profiles.label')} links={profiles} />
      ) : null}
      <LanguageSwitch features={features} />
    </>
  );
}

function FootStep({ name, label, links }: { name: string; label: string; links: MenuLink[] }) {
  if (links.length === 0) return null;
  const id = `${mobileSidebarId}-${name}`;
  return (
    <SidebarStep id={id} label={label}>
      <SidebarView id={id} sidebarId={mobileSidebarId} title={label}>
        <MenuLinks links={links} />
      </SidebarView>
    </SidebarStep>
  );
}
