/** Data of a campus's page: its head, and parts that only the server renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import { personToCall } from '~/school/campuses/campus-contacts';
import { CampusContent } from './campus-content';
import type { CampusPageData } from './campus-page.server';
import { CampusView } from './campus-view';

export function campusScreen(render: PartRenderer, page: CampusPageData) {
  const { slug, title, region, latitude, longitude, summary, image, team, phone } = page.campus;
  return {
    campus: { slug, title, region, latitude, longitude, summary },
    pictured: image !== null,
    relief: page.relief,
    contact: { person: personToCall(team, 'studies'), phone },
    parts: {
      view: render(CampusView, { campus: { title, latitude, longitude, image } }),
      content: render(CampusContent, { page }),
    },
  };
}
