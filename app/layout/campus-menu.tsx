import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import type { ChromeContent } from './chrome-content.server';
import { menuColumns } from './menu-columns';
import { MenuEvents } from './menu-events';
import { MenuLinks, MenuOverview } from './menu-links';

interface CampusMenuProps {
  id: string;
  href: string;
  campuses: ChromeContent['campuses'];
  events: ChromeContent['events'];
}

/** Three columns of campuses and the next events; one list in the sidebar. */
export function CampusMenu({ id, href, campuses, events }: CampusMenuProps) {
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
