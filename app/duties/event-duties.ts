/** When an event should not be. Pure. */

import type { Finding } from '../../content-model/rules/duties/finding';
import { restDay } from '../../content-model/values/rest-days';

interface Event {
  slug: string;
  /** With the offset of the place: its first ten characters are the day there. */
  dateStart: string;
  type: string | null;
  status: string;
}

interface Around {
  /** Of the campus; empty where there is none. */
  postalCode: string;
  /** Whether one can still ask for a place on that day in any programme it is about; null: it is about none. */
  serves: boolean | null;
}

/** Events one comes to before asking for a place. */
const before: readonly (string | null)[] = ['open-day', 'admission-test', 'live-my-life'];

export function eventDuties(
  { slug, dateStart, type, status }: Event,
  { postalCode, serves }: Around,
): Finding[] {
  if (dateStart === '' || status === 'cancelled') return [];
  const found: Finding[] = [];
  const rest = restDay(dateStart.slice(0, 10), postalCode);
  const advice = { subject: `/agenda/${slug}`, severity: 'advice', basis: 'Agenda' } as const;
  if (rest)
    found.push({ ...advice, rule: 'event.restDay', message: `Prévu ${rest}\u00a0: date à vérifier.` });
  if (before.includes(type) && serves === false)
    found.push({
      ...advice,
      rule: 'event.tooLate',
      message: 'Après la clôture des candidatures qu’il prépare\u00a0: date à vérifier.',
    });
  return found;
}
