/** `/agenda.ics`: all events, or those of a kind or a campus, for a subscription. */

import { fileLoader } from '~/file-loader.server';
import { loadSubscription } from '~/screens/agenda/load-calendar.server';
import { fileResponse } from '~/screens/frame/file-response.server';

export const loader = fileLoader(async (context) =>
  fileResponse(await loadSubscription(context), 'text/calendar'),
);
