import { useLabels } from '~/site/labels-context';
import type { MenuEntry } from '~/site/settings.server';
import { Icon } from '~/ui/icon';
import { opens, popover } from '~/ui/popover';
import { CampusMenu } from './campus-menu';
import { useChromePart } from './chrome-parts';
import { useCurrentState } from './current-section';
import { DropdownMenu } from './dropdown-menu';
import { MenuLinks, MenuOverview } from './menu-links';
import type { RootData } from './root-data.server';

/** Id of the desktop menu, which the compact bar's burger opens. */
export const mainNavigationId = 'menu-principal';

type Chrome = Pick<RootData, 'campuses' | 'events'>;

/**
 * The desktop menu with its three kinds of entries (specification §2). From 1301 px it is part of the bar; below,
 * it is a popover under the compact bar.
 */
export function MainNavigation({ entries, chrome }: { entries: readonly MenuEntry[]; chrome: Chrome }) {
  const t = useLabels();
  const kept = useChromePart('navigation');
  return (
    <nav
      id={mainNavigationId}
      className="main-navigation"
      aria-label={t('layout.nav.main')}
      {...popover}
      {...(kept ?? { children: <Entries entries={entries} chrome={chrome} /> })}
    />
  );
}

function Entries({ entries, chrome }: { entries: readonly MenuEntry[]; chrome: Chrome }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} chrome={chrome} />
        </li>
      ))}
    </ul>
  );
}

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
        {entry.label} <Icon name="chevron-down" />
      </button>
      <div id={id} className={entry.kind === 'simple' ? 'simple-panel' : 'mega-panel'} {...popover}>
        <Panel id={id} entry={entry} chrome={chrome} />
      </div>
    </>
  );
}

function Panel({ id, entry, chrome }: { id: string; entry: MenuEntry; chrome: Chrome }) {
  const t = useLabels();
  switch (entry.kind) {
    case 'campuses':
      return <CampusMenu id={id} label={entry.label} href={entry.href} {...chrome} />;
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
