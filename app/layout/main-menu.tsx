import { pathTo } from '~/addresses/path-to';
import { finderPath } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import type { MenuEntry } from '~/site/menus.server';
import { opens } from '~/ui/popover';
import type { ChromeContent } from './chrome-content.server';
import { chromeIds } from './chrome-parts';
import { useCurrentState } from './current-section';
import { menuColumns } from './menu-columns';
import { MenuEvents } from './menu-events';
import { MenuLinks, MenuOverview } from './menu-links';
import { MenuHead, MenuStep, MenuView, menuId } from './menu-view';

type MainMenuProps = Pick<ChromeContent, 'campuses' | 'events'> & { navbar: readonly MenuEntry[] };

/** The menu with its three kinds of entries (specification §2), the same markup at every width. */
export function MainMenu({ navbar, campuses, events }: MainMenuProps) {
  const t = useLabels();
  return (
    <div id={chromeIds.entries}>
      <MenuHead id={menuId} title={t('layout.nav.menu')} />
      <div className="menu-body">
        <ul role="list" className="main-entries">
          {navbar.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} chrome={{ campuses, events }} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type Chrome = Pick<ChromeContent, 'campuses' | 'events'>;

/** An entry of the menu with its panel. */
function Entry({ entry, chrome }: { entry: MenuEntry; chrome: Chrome }) {
  const current = useCurrentState();
  if (entry.kind === 'link') {
    return (
      <a href={entry.href} className="main-entry" aria-current={current.section(entry.href)}>
        {entry.label}
      </a>
    );
  }
  const id = `menu-${entry.id}`;
  return (
    <>
      <button className="main-entry" data-current={current.section(entry.href)} {...opens(id)}>
        {entry.label}
      </button>
      <MenuView
        id={id}
        title={entry.label}
        className={entry.kind === 'simple' ? 'simple-panel' : 'mega-panel'}
      >
        <Panel id={id} entry={entry} chrome={chrome} />
      </MenuView>
      {/* In the sidebar the levels are also below the programmes: most visitors look for them, two taps from any page. */}
      {entry.kind === 'dropdown' && entry.href === finderPath ? (
        <MenuLinks links={entry.sections[0]?.items ?? []} />
      ) : null}
    </>
  );
}

function Panel({ id, entry, chrome }: { id: string; entry: MenuEntry; chrome: Chrome }) {
  const t = useLabels();
  switch (entry.kind) {
    case 'campuses':
      return <CampusMenu id={id} href={entry.href} {...chrome} />;
    case 'dropdown':
      return <DropdownMenu id={id} entry={entry} events={chrome.events} />;
    case 'simple':
      return (
        <>
          <MenuOverview href={entry.href} label={t('layout.nav.overview')} of={entry.label} />
          <MenuLinks links={entry.items} />
        </>
      );
    case 'link':
      return null;
  }
}

interface DropdownMenuProps {
  id: string;
  entry: Extract<MenuEntry, { kind: 'dropdown' }>;
  events: ChromeContent['events'];
}

/** Sections with their items, and the next events; in the sidebar each section is a separate view. */
function DropdownMenu({ id, entry, events }: DropdownMenuProps) {
  const t = useLabels();
  return (
    <>
      <MenuOverview href={entry.href} label={t('layout.nav.overview')} of={entry.label} />
      <div className="mega-columns">
        {entry.sections.map((section) => (
          <div key={section.id}>
            <MenuStep id={`${id}-${section.id}`} label={section.title} className="menu-section">
              <MenuLinks links={section.items} />
            </MenuStep>
          </div>
        ))}
      </div>
      <MenuEvents events={events} id={`${id}-agenda`} />
    </>
  );
}

interface CampusMenuProps {
  id: string;
  href: string;
  campuses: ChromeContent['campuses'];
  events: ChromeContent['events'];
}

/** Three columns of campuses and the next events; one list in the sidebar. */
function CampusMenu({ id, href, campuses, events }: CampusMenuProps) {
  const t = useLabels();
  const linkToOthers = (count: number) => ({
    id: 'autres',
    label: t('layout.nav.otherCampuses', { count }),
    href: pathTo('campus'),
  });
  return (
    <>
      <MenuOverview href={href} label={t('layout.nav.allCampuses')} />
      <div className="mega-columns menu-campuses">
        {menuColumns(campuses.map(campusLink), linkToOthers).map((column) => (
          <MenuLinks key={column[0]?.id} links={column} />
        ))}
      </div>
      <MenuEvents events={events} id={`${id}-agenda`} />
    </>
  );
}

function campusLink({ slug, title }: ChromeContent['campuses'][number]) {
  return { id: slug, label: title, href: pathTo('campus/:slug', slug) };
}
