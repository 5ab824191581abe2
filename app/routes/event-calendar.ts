/** `/agenda/{slug}.ics`: one event, for a calendar. */

import { fileLoader } from '~/file-loader.server';
import { loadEventCalendar } from '~/screens/agenda/load-calendar.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { routeSlug } from '~/screens/frame/route-slug.server';

export const loader = fileLoader(async (context) => {
  const slug = routeSlug(context.params.slug);
  return fileResponse(await loadEventCalendar(context, slug), 'text/calendar', { download: `${slug}.ics` });
});
