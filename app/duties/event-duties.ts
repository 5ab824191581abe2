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

interface EventSurroundings {
  /** The postcode of the campus; empty without a campus. */
  postalCode: string;
  /** Titles of its programmes for which nobody can apply that day. */
  closedTitles: readonly string[];
}

/** Kinds of events that visitors attend before they apply, or before they sign a contract. */
const preparingTypes: readonly (string | null)[] = [
  'open-day',
  'admission-test',
  'live-my-life',
  'job-dating',
  'convention',
];

export function eventDuties(
  { slug, dateStart, type, status }: Event,
  { postalCode, closedTitles }: EventSurroundings,
): Finding[] {
  if (dateStart === '' || status === 'cancelled') return [];
  const findings: Finding[] = [];
  const rest = restDay(dateStart.slice(0, 10), postalCode);
  const advice = { subject: `/agenda/${slug}`, severity: 'advice', basis: 'Agenda' } as const;
  if (rest)
    findings.push({ ...advice, rule: 'event.restDay', message: `Prévu ${rest}\u00a0: date à vérifier.` });
  if (preparingTypes.includes(type) && closedTitles.length > 0)
    findings.push({
      ...advice,
      rule: 'event.tooLate',
      message: `Hors des candidatures qu’il prépare (${closedTitles.join(', ')})\u00a0: date à vérifier.`,
    });
  return findings;
}

/**
 * The programmes for which nobody can apply when an event takes place. An event that names programmes is checked for
 * each of them, and an admission test needs them open that day; an event that names none, for all of its campus
 * together. A national calendar comes back every year. None for an event without a date.
 *
 * @param programmes those that the event names, or those of its campus
 */
export function closedProgrammes<P extends ProgrammeAdmission>(
  event: Pick<Event, 'dateStart' | 'type'> & { programmes: readonly unknown[] },
  programmes: readonly P[],
  facts: AdmissionFacts,
): P[] {
  if (event.dateStart === '') return [];
  const factsOfDay = { ...facts, now: new Date(event.dateStart) };
  const namesProgrammes = event.programmes.length > 0;
  const isTest = event.type === 'admission-test' && namesProgrammes;
  const closed = programmes.filter((programme) => {
    if (programme.admission.calendar === 'national') return false;
    const ways = waysIn(programme, factsOfDay);
    return isTest ? !ways.some(({ state }) => isOpenToday(state)) : hasEnded(ways);
  });
  return namesProgrammes || closed.length === programmes.length ? closed : [];
}
