import { useLabels } from '~/site/labels-context';
import type { MenuEntry } from '~/site/settings.server';
import type { ChromeContent } from './chrome-content.server';
import { MenuEvents } from './menu-events';
import { MenuLinks, MenuOverview } from './menu-links';
import { MenuStep } from './menu-view';

interface DropdownMenuProps {
  id: string;
  entry: Extract<MenuEntry, { kind: 'dropdown' }>;
  events: ChromeContent['events'];
}

/** Sections with their items, and the next events; in the sidebar each section is a separate view. */
export function DropdownMenu({ id, entry, events }: DropdownMenuProps) {
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
