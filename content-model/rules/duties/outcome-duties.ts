/** The results a programme has to publish, each year, with cohort and source. Pure. */
import { firstGraduation, leastCohort, rateNames, rateWords } from '../outcomes';
import type { RuleResult } from './finding';
import type { RegulatedProgramme } from './regulated-programme';

const basis = 'Code du travail, L6111-8 ; Qualiopi, indicateurs 2 et 3';

/** Years after the cohort's own in which its rates are still the latest there can be: surveys take one. */
const longestValid = 2;

/** Each rate has its learners: the end of one scale leaves none for another rate. */
const emptiedRates = [
  { name: 'continuation', at: 100, left: 'employment' },
  { name: 'success', at: 0, left: 'continuation' },
  { name: 'success', at: 0, left: 'employment' },
  { name: 'interruption', at: 100, left: 'success' },
] as const;

export function outcomeDuties(
  { outcomes, prices, certification }: RegulatedProgramme,
  now: Date,
): RuleResult[] {
  const apprentices = prices.some(({ status }) => status === 'apprenticeship');
  if (!outcomes) {
    // A course that leads to no certification owes its readers satisfaction, not success.
    const severity = apprentices || certification ? 'duty' : 'advice';
    return [{ rule: 'outcomes.missing', severity, message: noOutcomes, basis }];
  }
  const { year, cohort, source } = outcomes;
  const first = firstGraduation(outcomes);
  if (first !== null) return [now.getUTCFullYear() > first + yearsToSurvey && outcomesDue(first)];
  const latest = latestYear(year);
  const owed = apprentices ? rateNames : (['success'] as const);
  const missing = owed.filter((name) => outcomes[name] === null);
  return [
    ...emptiedRates
      .filter(({ name, at, left }) => outcomes[name] === at && outcomes[left] !== null)
      .map(
        ({ name, at, left }): RuleResult => ({
          rule: 'outcomes.pair',
          severity: 'duty',
          message: `${at}\u00a0% de ${rateWords[name]} ne laisse personne dont compter l’autre taux, ${rateWords[left]}\u00a0: corrigez l’un, ou videz l’autre.`,
          basis,
        }),
      ),
    latest === null && {
      rule: 'outcomes.year',
      severity: 'duty',
      message: 'Année des résultats absente\u00a0: écrivez «\u00a0Promotion 2026\u00a0», avec la vôtre.',
      basis,
    },
    latest !== null &&
      now.getUTCFullYear() - latest > longestValid && {
        rule: 'outcomes.outdated',
        severity: 'duty',
        message: `Résultats de ${latest}\u00a0: remplacez-les par ceux d’une année plus récente.`,
        basis,
      },
    source.trim() === '' && {
      rule: 'outcomes.source',
      severity: 'duty',
      message: 'Source des résultats absente\u00a0: dites d’où viennent les chiffres.',
      basis,
    },
    cohort >= leastCohort &&
      missing.length > 0 && {
        rule: 'outcomes.rates',
        severity: apprentices ? 'duty' : 'advice',
        message: `Taux absents\u00a0: ${missing.map((name) => rateWords[name]).join(', ')}. Écrivez chacun dans «\u00a0Résultats\u00a0».`,
        basis,
      },
  ];
}

const noOutcomes =
  'Aucun résultat publié\u00a0: remplissez «\u00a0Résultats\u00a0». Pas encore de diplômés\u00a0? Écrivez-y l’année «\u00a0Première promotion en 2027\u00a0», avec la vôtre, et l’effectif 0.';

/** Years after the first graduates' own until their rates are known. */
const yearsToSurvey = 1;

const outcomesDue = (first: number): RuleResult => ({
  rule: 'outcomes.awaited',
  severity: 'duty',
  message: `La première promotion est sortie en ${first}\u00a0: remplacez l’annonce par ses résultats.`,
  basis,
});

/** `Promotion 2025`, `Sessions 2024 et 2025`: the last year named. */
function latestYear(text: string): number | null {
  const years = [...text.matchAll(/\b20\d{2}\b/g)].map(([year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : null;
}
