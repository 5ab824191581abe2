/** The programmes one applies to at the school, with where their applications stand. */
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/list-every';
import { reader } from '~/reading/reading.server';
import { programmes } from '../../../content-model/collections/programmes';
import { type ApplicationWindow, applicationWindow } from './admission-calendar';
import { byLevel } from './programmes.server';

const dated = reader(programmes.views.calendar);

export interface OwnCalendar {
  slug: string;
  title: string;
  applications: ApplicationWindow;
}

/** Those that close next come first, those that are closed last. @throws {ContentError} */
export async function listOwnCalendars(content: ContentClient, now: Date): Promise<OwnCalendar[]> {
  const every = await listEvery(content, '/programmes', dated, { ...askFor(dated), sort: byLevel });
  return every
    .filter(({ admission }) => admission.calendar === 'rolling')
    .map(({ slug, title, admission }) => ({ slug, title, applications: applicationWindow(admission, now) }))
    .sort((a, b) => urgency(a.applications).localeCompare(urgency(b.applications)));
}

const states = { open: 0, upcoming: 1, unpublished: 2, closed: 3 } as const;

/** By state, then by the day that matters; one without such a day comes after them. */
function urgency(window: ApplicationWindow): string {
  const day = window.state === 'upcoming' ? window.opensOn : 'closesOn' in window ? window.closesOn : null;
  return `${states[window.state]} ${day ?? '9'}`;
}
