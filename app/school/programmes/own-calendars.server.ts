/** The programmes with applications at the school, with their state of admission. */
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { reader } from '~/reading/reading.server';
import { programmes } from '../../../content-model/collections/programmes';
import { findAdmissionFacts } from './admission-facts.server';
import { type AdmissionState, type WayIn, waysIn } from './admission-state';
import { byLevel } from './programmes.server';

const calendarReader = reader(programmes.views.calendar);

export interface OwnCalendar {
  slug: string;
  title: string;
  ways: WayIn[];
}

/**
 * Those that close next come first, closed ones last
 * @throws {ContentError}
 */
export async function listOwnCalendars(content: ContentClient, now: Date): Promise<OwnCalendar[]> {
  const [every, facts] = await Promise.all([
    listEvery(content, '/programmes', calendarReader, { ...askFor(calendarReader), sort: byLevel }),
    findAdmissionFacts(content, now),
  ]);
  return every
    .filter(({ admission }) => admission.calendar === 'rolling')
    .map((programme) => ({
      slug: programme.slug,
      title: programme.title,
      ways: waysIn(programme, facts),
    }))
    .sort((a, b) => urgency(a.ways).localeCompare(urgency(b.ways)));
}

const order = { open: 0, telephone: 0, nowhere: 0, upcoming: 1, full: 2, closed: 3 } as const;

/** A key to sort by the most urgent way: by state, then by its day; a way without a day comes last. */
function urgency(ways: readonly WayIn[]): string {
  return ways.map(({ state }) => `${order[state.kind]} ${dayOf(state) ?? '9'}`).sort()[0] ?? '9';
}

function dayOf(state: AdmissionState): string | null {
  if (state.kind === 'full') return null;
  return state.kind === 'upcoming' ? state.opensOn : state.closesOn;
}
