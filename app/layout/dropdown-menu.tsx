import { useLabels } from '~/site/labels-context';
import type { MenuEntry } from '~/site/settings.server';
import { MenuEvents } from './menu-events';
import { MenuLinks, MenuOverview } from './menu-links';
import type { RootData } from './root-data.server';

interface DropdownMenuProps {
  id: string;
  entry: Extract<MenuEntry, { kind: 'dropdown' }>;
  events: RootData['events'];
}

/** Sections with their items, and the next events. */
export function DropdownMenu({ id, entry, events }: DropdownMenuProps) {
  const t = useLabels();
  return (
    <div className="mega-menu">
      <div className="mega-lead">
        <p className="mega-title">{entry.label}</p>
        <MenuOverview href={entry.href} label={t('layout.nav.overview')} />
      </div>
      <div className="mega-columns">
        {entry.sections.map((section) => (
          <div key={section.id}>
            <p id={`${id}-${section.id}`} className="menu-title">
              {section.title}
            </p>
            <MenuLinks links={section.items} labelledBy={`${id}-${section.id}`} />
          </div>
        ))}
      </div>
      <MenuEvents events={events} id={`${id}-agenda`} />
    </div>
  );
}
