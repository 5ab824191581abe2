/** `/agenda.ics`: all events, or those of a kind or a campus, to subscribe to. */
import { loadSubscription } from '~/agenda/calendar/load-calendar.server';
import { fileLoader, fileResponse } from '~/site/file-loader.server';

export const loader = fileLoader(async (context) =>
  fileResponse(await loadSubscription(context), 'text/calendar'),
);
