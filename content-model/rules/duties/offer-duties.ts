/** What an offer of work says, against the programmes it is for and against its own days. Pure. */
import type { contracts, durationUnits } from '../../enumerations';
import { isoDayInWords } from '../date-format';
import { intakeMonths } from '../intake-months';
import { daysSince, type Finding, type RuleResult } from './finding';

interface OfferDays {
  slug: string;
  startsOn: string;
  closesOn: string | null;
  publishDate: string;
}

export interface CheckedOffer extends OfferDays {
  contract: (typeof contracts)[number] | null;
  /** In words: `24 mois`, or one for each programme. */
  duration: string | null;
  /** The name of the campus; empty for any. */
  campus: string;
  programmes: readonly OfferProgramme[];
}

interface OfferProgramme {
  title: string;
  intakes: readonly string[];
  duration: { value: number; unit: (typeof durationUnits)[number] } | null;
  admission: {
    calendar: 'national' | 'rolling' | null;
    closesOn: string | null;
    full: readonly string[];
  };
}

/**
 * A contract begins at most this long before or after its course, and is shorter or longer by no more (Code du travail,
 * L6222-7-1 and L6222-12).
 */
const leewayInMonths = 3;

const basis = 'Offres';
const advice = (condition: boolean, rule: string, message: string): RuleResult =>
  condition && { rule, severity: 'advice', message: `${message}\u00a0: à vérifier.`, basis };

const findingsOf = ({ slug }: OfferDays, results: readonly RuleResult[]): Finding[] =>
  results.flatMap((result) => (result ? [{ subject: `/offres-alternance/${slug}`, ...result }] : []));

/** The offer against its programmes. */
export function offerProgrammeDuties(offer: CheckedOffer): Finding[] {
  const { contract, programmes } = offer;
  // Who does an internship is enrolled already.
  const duties = contract === 'internship' ? internshipDuties : contractDuties;
  return findingsOf(
    offer,
    programmes.flatMap((programme) => duties(offer, programme)),
  );
}

/** @param shownDays the school's promise of how long an offer is shown; null without one */
export function offerDayDuties(offer: OfferDays, shownDays: number | null): Finding[] {
  const { startsOn, closesOn, publishDate } = offer;
  const last = closesOn || startsOn;
  const isKnown = last !== '' && publishDate !== '';
  const daysShown = isKnown ? daysSince(publishDate, new Date(last)) : 0;
  return findingsOf(offer, [
    advice(daysShown < 0, 'closesOn.early', 'Le dernier jour pour répondre précède la publication'),
    advice(
      Boolean(closesOn) && startsOn !== '' && String(closesOn) > startsOn,
      'closesOn.late',
      'Le dernier jour pour répondre suit le début du contrat',
    ),
    advice(
      shownDays !== null && daysShown > shownDays,
      'closesOn.promise',
      `Offre montrée ${daysShown} jours, quand l’école en annonce ${shownDays}`,
    ),
  ]);
}

function contractDuties(
  { startsOn, closesOn, duration, campus }: CheckedOffer,
  { title, intakes, duration: course, admission }: OfferProgramme,
): RuleResult[] {
  const months = intakeMonths(intakes, campus);
  const lengths = monthsIn(duration);
  const taught = monthsOf(course);
  const last = closesOn || startsOn;
  const { calendar, closesOn: closed, full } = admission;
  return [
    advice(
      startsOn !== '' && months.length > 0 && !months.some((month) => isNear(startsOn, month)),
      'startsOn.intake',
      `Début le ${startsOn && isoDayInWords('fr', startsOn)}, à plus de ${leewayInMonths} mois des rentrées de «\u00a0${title}\u00a0»`,
    ),
    advice(
      taught !== null &&
        lengths.length > 0 &&
        !lengths.some((length) => Math.abs(length - taught) <= leewayInMonths),
      'duration.course',
      `Durée «\u00a0${duration}\u00a0» pour «\u00a0${title}\u00a0», qui dure ${taught} mois`,
    ),
    // A national calendar comes back every year.
    advice(
      full.includes('apprenticeship') ||
        (calendar !== 'national' && closed !== null && last !== '' && closed < last.slice(0, 10)),
      'programmes.closed',
      `On ne peut plus candidater à «\u00a0${title}\u00a0» le dernier jour pour répondre`,
    ),
  ];
}

function internshipDuties(
  { duration }: CheckedOffer,
  { title, duration: course }: OfferProgramme,
): RuleResult[] {
  const taught = monthsOf(course);
  const isLonger = taught !== null && monthsIn(duration).some((length) => length > taught);
  return [advice(isLonger, 'duration.course', `Stage plus long que «\u00a0${title}\u00a0»`)];
}

/** Every length a text names, in months. */
export function monthsIn(text: string | null): number[] {
  return [...(text ?? '').matchAll(/\b(\d{1,3})\s{1,3}(mois|an|semaine)/g)].map(
    ([, count, unit]) => Number(count) * (unit === 'an' ? 12 : unit === 'mois' ? 1 : 12 / 52),
  );
}

function monthsOf(course: OfferProgramme['duration']): number | null {
  if (course === null) return null;
  if (course.unit === 'hours') return 0;
  return course.value * (course.unit === 'years' ? 12 : 1);
}

/** Whether a day is in a month, or up to three months from its first day. */
function isNear(day: string, month: number): boolean {
  const [year = 0, inMonth = 1] = day.split('-').map(Number);
  // The intake of the same year, or the one around New Year.
  return [year - 1, year, year + 1].some((intakeYear) => {
    const first = (months: number) =>
      new Date(Date.UTC(intakeYear, month - 1 + months, 1)).toISOString().slice(0, 10);
    const isInside = intakeYear === year && month === inMonth;
    return isInside || (first(-leewayInMonths) <= day && day <= first(leewayInMonths));
  });
}
