/** Days on which an event should not take place. Pure. */

import type { Finding } from '../../content-model/rules/duties/finding';
import { restDay } from '../../content-model/values/rest-days';

interface Event {
  slug: string;
  /** With the local offset: its first ten characters are the local date. */
  dateStart: string;
  type: string | null;
  status: string;
}

interface Around {
  /** The postcode of the campus; empty without a campus. */
  postalCode: string;
  /** Whether one can still apply on that day for any programme of the event; null: it has none. */
  serves: boolean | null;
}

/** Events that one visits before applying. */
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
