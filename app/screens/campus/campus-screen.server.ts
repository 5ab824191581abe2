/** Data of a campus's page: its head, and parts that only the server renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import { CampusContent } from './campus-content';
import type { CampusPageData } from './campus-page.server';
import { CampusView } from './campus-view';

export function campusScreen(render: PartRenderer, page: CampusPageData) {
  const { slug, title, region, latitude, longitude, summary, image } = page.campus;
  return {
    campus: { slug, title, region, latitude, longitude, summary },
    pictured: image !== null,
    relief: page.relief,
    parts: {
      view: render(CampusView, { campus: { title, latitude, longitude, image } }),
      content: render(CampusContent, { page }),
    },
  };
}
