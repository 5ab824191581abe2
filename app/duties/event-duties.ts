/** Days on which an event should not take place. Pure. */
import {
  type AdmissionFacts,
  hasEnded,
  isOpenToday,
  type ProgrammeAdmission,
  waysIn,
} from '~/school/programmes/admission-state';
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
  /** Names of the programmes that it prepares for in vain. */
  closed: readonly string[];
}

/** Events that one visits before applying, or before signing a contract. */
const before: readonly (string | null)[] = [
  'open-day',
  'admission-test',
  'live-my-life',
  'job-dating',
  'convention',
];

export function eventDuties(
  { slug, dateStart, type, status }: Event,
  { postalCode, closed }: Around,
): Finding[] {
  if (dateStart === '' || status === 'cancelled') return [];
  const findings: Finding[] = [];
  const rest = restDay(dateStart.slice(0, 10), postalCode);
  const advice = { subject: `/agenda/${slug}`, severity: 'advice', basis: 'Agenda' } as const;
  if (rest)
    findings.push({ ...advice, rule: 'event.restDay', message: `Prévu ${rest}\u00a0: date à vérifier.` });
  if (before.includes(type) && closed.length > 0)
    findings.push({
      ...advice,
      rule: 'event.tooLate',
      message: `Hors des candidatures qu’il prépare (${closed.join(', ')})\u00a0: date à vérifier.`,
    });
  return findings;
}

/**
 * The programmes for which nobody can apply on the day of an event: each that it names, and where it names none, all of
 * its campus. A test needs them open that day. A national calendar comes back every year.
 *
 * @param programmes those that the event names, or those of its campus
 */
export function closedThen<P extends ProgrammeAdmission>(
  {
    dateStart,
    type,
    programmes: named,
  }: Pick<Event, 'dateStart' | 'type'> & { programmes: readonly unknown[] },
  programmes: readonly P[],
  facts: AdmissionFacts,
): P[] {
  const then = { ...facts, now: new Date(dateStart) };
  const isNamed = named.length > 0;
  const isTest = type === 'admission-test' && isNamed;
  const closed = programmes.filter((programme) => {
    if (programme.admission.calendar === 'national') return false;
    const ways = waysIn(programme, then);
    return isTest ? !ways.some(({ state }) => isOpenToday(state)) : hasEnded(ways);
  });
  return isNamed || closed.length === programmes.length ? closed : [];
}
