import { useLabels } from '~/site/labels-context';
import { menuColumns } from './menu-columns';
import { MenuEvents } from './menu-events';
import { MenuLinks, MenuOverview } from './menu-links';
import type { RootData } from './root-data.server';

interface CampusMenuProps {
  id: string;
  label: string;
  href: string;
  campuses: RootData['campuses'];
  events: RootData['events'];
}

/** Three columns of campuses and the next events. */
export function CampusMenu({ id, label, href, campuses, events }: CampusMenuProps) {
  const t = useLabels();
  return (
    <div className="mega-menu">
      <div className="mega-lead">
        <p className="mega-title">{label}</p>
        <MenuOverview href={href} label={t('layout.nav.allCampuses')} />
      </div>
      <div className="mega-columns">
        {menuColumns(campuses).map((column) => (
          <MenuLinks key={column[0]?.slug} links={column.map(campusLink)} />
        ))}
      </div>
      <MenuEvents events={events} id={`${id}-agenda`} />
    </div>
  );
}

/** A campus as an entry of a menu. */
export function campusLink({ slug, title }: RootData['campuses'][number]) {
  return { id: slug, label: title, href: `/campus/${slug}` };
}
