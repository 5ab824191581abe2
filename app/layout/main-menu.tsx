import type { HTMLAttributes } from 'react';
import { finderPath } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import type { MenuEntry } from '~/site/settings.server';
import { opens } from '~/ui/popover';
import { CampusMenu } from './campus-menu';
import { useCurrentState } from './current-section';
import { DropdownMenu } from './dropdown-menu';
import { useChromePartWithLanguages } from './language-switch';
import { MenuFoot } from './menu-foot';
import { MenuLinks, MenuOverview } from './menu-links';
import { MenuHead, MenuView, menuId } from './menu-view';
import type { RootData } from './root-data.server';

type MainMenuProps = Pick<RootData, 'menus' | 'campuses' | 'events' | 'features'>;

/** The menu with its three kinds of entries (specification §2), the same markup at every width. */
export function MainMenu({ element, ...menu }: MainMenuProps & { element: HTMLAttributes<HTMLElement> }) {
  const kept = useChromePartWithLanguages('navigation', menu);
  return <nav {...element} {...(kept ?? { children: <FirstView {...menu} /> })} />;
}

function FirstView({ menus, campuses, events, features }: MainMenuProps) {
  const t = useLabels();
  return (
    <>
      <MenuHead id={menuId} title={t('layout.nav.menu')} />
      <div className="menu-body">
        <ul className="main-entries">
          {menus.navbar.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} chrome={{ campuses, events }} />
            </li>
          ))}
        </ul>
      </div>
      <MenuFoot features={features} />
    </>
  );
}

type Chrome = Pick<RootData, 'campuses' | 'events'>;

/** An entry. In the sidebar the levels stand under the programmes, for most come for them: two taps from any page. */
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
          <MenuOverview href={entry.href} label={t('layout.nav.overview')} />
          <MenuLinks links={entry.items} />
        </>
      );
    case 'link':
      return null;
  }
}
