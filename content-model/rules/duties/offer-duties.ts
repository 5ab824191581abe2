/** Checks a work-study offer against the programmes that it is for, and its days against each other. Pure. */
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

/** Compares the contract with each programme of the offer. */
export function offerProgrammeDuties(offer: CheckedOffer): Finding[] {
  const { contract, programmes } = offer;
  // An intern is enrolled already, so that the days of admission do not matter.
  const duties = contract === 'internship' ? internshipDuties : contractDuties;
  return findingsOf(
    offer,
    programmes.flatMap((programme) => duties(offer, programme)),
  );
}

/** @param shownDays the school's promise of how long an offer is shown; null without one */
export function offerDayDuties(offer: OfferDays, shownDays: number | null): Finding[] {
  const { startsOn, closesOn, publishDate } = offer;
  const lastDay = closesOn || startsOn;
  const hasDays = lastDay !== '' && publishDate !== '';
  const daysShown = hasDays ? daysSince(publishDate, new Date(lastDay)) : 0;
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
  { title, intakes, duration: courseDuration, admission }: OfferProgramme,
): RuleResult[] {
  const months = intakeMonths(intakes, campus);
  const contractLengths = monthsIn(duration);
  const courseLength = monthsOf(courseDuration);
  const lastDay = closesOn || startsOn;
  const { calendar, closesOn: admissionEnd, full } = admission;
  return [
    advice(
      startsOn !== '' && months.length > 0 && !months.some((month) => isNear(startsOn, month)),
      'startsOn.intake',
      `Début le ${startsOn && isoDayInWords('fr', startsOn)}, à plus de ${leewayInMonths} mois des rentrées de «\u00a0${title}\u00a0»`,
    ),
    advice(
      courseLength !== null &&
        contractLengths.length > 0 &&
        !contractLengths.some((length) => Math.abs(length - courseLength) <= leewayInMonths),
      'duration.course',
      `Durée «\u00a0${duration}\u00a0» pour «\u00a0${title}\u00a0», qui dure ${courseLength} mois`,
    ),
    // A national calendar comes back every year.
    advice(
      full.includes('apprenticeship') ||
        (calendar !== 'national' &&
          admissionEnd !== null &&
          lastDay !== '' &&
          admissionEnd < lastDay.slice(0, 10)),
      'programmes.closed',
      `On ne peut plus candidater à «\u00a0${title}\u00a0» le dernier jour pour répondre`,
    ),
  ];
}

function internshipDuties(
  { duration }: CheckedOffer,
  { title, duration: courseDuration }: OfferProgramme,
): RuleResult[] {
  const courseLength = monthsOf(courseDuration);
  const isLonger = courseLength !== null && monthsIn(duration).some((length) => length > courseLength);
  return [advice(isLonger, 'duration.course', `Stage plus long que «\u00a0${title}\u00a0»`)];
}

/** Every length that a text names, in months: `24 mois`, `2 ans`, `6 semaines`. */
export function monthsIn(text: string | null): number[] {
  return [...(text ?? '').matchAll(/\b(\d{1,3})\s{1,3}(mois|an|semaine)/g)].map(
    ([, count, unit]) => Number(count) * (unit === 'an' ? 12 : unit === 'mois' ? 1 : 12 / 52),
  );
}

function monthsOf(duration: OfferProgramme['duration']): number | null {
  if (duration === null) return null;
  if (duration.unit === 'hours') return 0;
  return duration.value * (duration.unit === 'years' ? 12 : 1);
}

/** Whether a day is in the month of an intake, or within the leeway of its first day, in any year. */
function isNear(day: string, intakeMonth: number): boolean {
  const [year = 0, monthOfDay = 1] = day.split('-').map(Number);
  if (monthOfDay === intakeMonth) return true;
  // A day in January is near the intake of December before it.
  return [year - 1, year, year + 1].some((intakeYear) => {
    const firstDay = (monthsLater: number) =>
      new Date(Date.UTC(intakeYear, intakeMonth - 1 + monthsLater, 1)).toISOString().slice(0, 10);
    return firstDay(-leewayInMonths) <= day && day <= firstDay(leewayInMonths);
  });
}
