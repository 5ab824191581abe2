/** The results a programme has to publish, each year, with cohort and source. Pure. */
import {
  firstGraduation,
  leastCohort,
  type Outcomes,
  type RateName,
  type Rates,
  rateNames,
  rateWords,
} from '../outcomes';
import type { RuleResult } from './finding';
import type { RegulatedProgramme } from './regulated-programme';

const basis = 'Code du travail, L6111-8 ; Qualiopi, indicateurs 2 et 3';

/** Years after the graduates' own in which their rates are still the latest there can be: surveys take a year. */
const yearsOfValidity = 2;

/** Years after the first graduation until its rates are known. */
const yearsToSurvey = 1;

/** A rate of 0 or 100 % that leaves no learners among whom another rate could be counted. */
const incompatibleRates = [
  { name: 'continuation', value: 100, other: 'employment' },
  { name: 'success', value: 0, other: 'continuation' },
  { name: 'success', value: 0, other: 'employment' },
  { name: 'interruption', value: 100, other: 'success' },
] as const;

export function outcomeDuties(programme: RegulatedProgramme, now: Date): RuleResult[] {
  const { outcomes, certification } = programme;
  const hasApprentices = programme.prices.some(({ status }) => status === 'apprenticeship');
  if (!outcomes) {
    // A course that leads to no certification owes its readers satisfaction, not success.
    const severity = hasApprentices || certification ? 'duty' : 'advice';
    return [{ rule: 'outcomes.missing', severity, message: noOutcomes, basis }];
  }
  const firstYear = firstGraduation(outcomes);
  if (firstYear !== null) return [firstOutcomesDuty(firstYear, now)];
  return [
    ...rateConflicts(outcomes),
    yearDuty(outcomes.year, now),
    outcomes.source.trim() === '' && {
      rule: 'outcomes.source',
      severity: 'duty',
      message: 'Source des résultats absente\u00a0: dites d’où viennent les chiffres.',
      basis,
    },
    missingRates(outcomes, hasApprentices),
  ];
}

const noOutcomes =
  'Aucun résultat publié\u00a0: remplissez «\u00a0Résultats\u00a0». Pas encore de diplômés\u00a0? Écrivez-y l’année «\u00a0Première promotion en 2027\u00a0», avec la vôtre, et l’effectif 0.';

/** @param firstYear in which a new programme has its first graduates */
const firstOutcomesDuty = (firstYear: number, now: Date): RuleResult =>
  now.getUTCFullYear() > firstYear + yearsToSurvey && {
    rule: 'outcomes.awaited',
    severity: 'duty',
    message: `La première promotion est sortie en ${firstYear}\u00a0: remplacez l’annonce par ses résultats.`,
    basis,
  };

function rateConflicts(rates: Rates): RuleResult[] {
  return incompatibleRates
    .filter(({ name, value, other }) => rates[name] === value && rates[other] !== null)
    .map(({ name, value, other }) => ({
      rule: 'outcomes.pair',
      severity: 'duty',
      message: `${value}\u00a0% de ${rateWords[name]} ne laisse personne dont compter l’autre taux, ${rateWords[other]}\u00a0: corrigez l’un, ou videz l’autre.`,
      basis,
    }));
}

function yearDuty(text: string, now: Date): RuleResult {
  const year = latestYear(text);
  if (year === null)
    return {
      rule: 'outcomes.year',
      severity: 'duty',
      message: 'Année des résultats absente\u00a0: écrivez «\u00a0Promotion 2026\u00a0», avec la vôtre.',
      basis,
    };
  return (
    now.getUTCFullYear() - year > yearsOfValidity && {
      rule: 'outcomes.outdated',
      severity: 'duty',
      message: `Résultats de ${year}\u00a0: remplacez-les par ceux d’une année plus récente.`,
      basis,
    }
  );
}

/** `Promotion 2025`, `Sessions 2024 et 2025`: the last year in the text. */
function latestYear(text: string): number | null {
  const years = [...text.matchAll(/\b20\d{2}\b/g)].map(([year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : null;
}

/** The law asks for every rate where there are apprentices, otherwise the framework asks for that of success. */
function missingRates(outcomes: Outcomes, hasApprentices: boolean): RuleResult {
  const requiredRates: readonly RateName[] = hasApprentices ? rateNames : ['success'];
  const missing = requiredRates.filter((name) => outcomes[name] === null);
  return (
    outcomes.cohort >= leastCohort &&
    missing.length > 0 && {
      rule: 'outcomes.rates',
      severity: hasApprentices ? 'duty' : 'advice',
      message: `Taux absents\u00a0: ${missing.map((name) => rateWords[name]).join(', ')}. Écrivez chacun dans «\u00a0Résultats\u00a0».`,
      basis,
    }
  );
}
