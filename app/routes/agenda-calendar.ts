/** `/agenda.ics`: all events, or those of a kind or a campus, for a subscription. */
import { loadSubscription } from '~/screens/agenda/load-calendar.server';
import { fileLoader, fileResponse } from '~/screens/frame/file-loader.server';

export const loader = fileLoader(async (context) =>
  fileResponse(await loadSubscription(context), 'text/calendar'),
);
