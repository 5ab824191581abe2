/** The programmes whose applications the school itself takes, with their states of admission. */

import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { programmes } from '../../../content-model/collections/programmes';
import { findAdmissionFacts } from './admission-facts.server';
import { dayOfState, type WayIn, waysIn } from './admission-state';
import { byLevel } from './programmes.server';

const admissionReader = reader(programmes.views.calendar);

/**
 * Those that close next come first, closed ones last.
 *
 * @throws {ContentError}
 */
export async function listSchoolAdmissions(content: ContentClient, now: Date) {
  const [allProgrammes, facts] = await Promise.all([
    listEvery(content, '/programmes', admissionReader, { ...selectionOf(admissionReader), sort: byLevel }),
    findAdmissionFacts(content, now),
  ]);
  return allProgrammes
    .filter(({ admission }) => admission.calendar === 'rolling')
    .map((programme) => ({
      slug: programme.slug,
      title: programme.title,
      ways: waysIn(programme, facts),
    }))
    .sort((a, b) => urgency(a.ways).localeCompare(urgency(b.ways)));
}

const stateOrder = { open: 0, telephone: 0, 'no-campus': 0, upcoming: 1, full: 2, closed: 3 } as const;
/** Sorts behind every day: `2027-03-12`. */
const noDay = '9';

/** The sort key of the most urgent way: its state, then its day. */
function urgency(ways: readonly WayIn[]): string {
  const [mostUrgent = noDay] = ways
    .map(({ state }) => `${stateOrder[state.kind]} ${dayOfState(state) ?? noDay}`)
    .sort();
  return mostUrgent;
}
