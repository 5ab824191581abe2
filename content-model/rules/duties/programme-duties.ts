/** Legal duties of a programme's sheet, field by field. Pure: `now` is passed in. */

import { hasExpired } from '../certification';
import { isoDayInWords } from '../date-format';
import { daysSince, type Finding, type RuleResult } from './finding';
import { outcomeDuties } from './outcome-duties';
import type { RegulatedProgramme } from './regulated-programme';

const indicator1 = 'Qualiopi, indicateur 1';

/** Days after which a sheet nobody has read over counts as out of date. */
const daysWithoutReview = 365;
/** Days before a registration ends in which its renewal should be in progress. */
const daysBeforeRenewal = 180;
/** Days after applications have closed in which the dates of the next session should be written. */
const daysClosed = 180;

const duty = (condition: boolean, rule: string, message: string, basis = indicator1): RuleResult =>
  condition && { rule, severity: 'duty', message, basis };
const advice = (condition: boolean, rule: string, message: string, basis = indicator1): RuleResult =>
  condition && { rule, severity: 'advice', message, basis };

/** All that is missing, out of date or out of place on one sheet. */
export function programmeDuties(programme: RegulatedProgramme, now: Date): Finding[] {
  const results = [
    ...presentationDuties(programme),
    ...certificationDuties(programme, now),
    ...priceDuties(programme),
    ...admissionDuties(programme, now),
    ...outcomeDuties(programme, now),
    ...updateDuties(programme, now),
    qualityMark(programme),
  ];
  return results.flatMap((finding) => (finding ? [{ subject: programme.slug, ...finding }] : []));
}

function presentationDuties(programme: RegulatedProgramme): RuleResult[] {
  const { aims, prerequisites, methods, assessment, accessibility, campuses } = programme;
  return [
    duty(aims.length === 0, 'aims.missing', 'Objectifs absents\u00a0: écrivez-les, un par ligne.'),
    duty(
      prerequisites.length === 0,
      'prerequisites.missing',
      'Prérequis absents\u00a0: écrivez-les, un par ligne\u00a0; «\u00a0Aucun\u00a0» en est un.',
    ),
    duty(
      methods.length === 0,
      'methods.missing',
      'Méthodes pédagogiques absentes\u00a0: écrivez-les, une par ligne.',
    ),
    duty(
      assessment.length === 0,
      'assessment.missing',
      'Modalités d’évaluation absentes\u00a0: écrivez-les, une par ligne.',
    ),
    duty(
      !accessibility,
      'accessibility.missing',
      'Accessibilité aux personnes handicapées absente\u00a0: dites qui joindre et ce qui s’adapte.',
    ),
    advice(
      campuses.length === 0,
      'campuses.missing',
      'Aucun campus\u00a0: la fiche ne mène à aucune demande. Choisissez-en un dans «\u00a0Campus\u00a0».',
    ),
  ];
}

function certificationDuties(
  { certification, publicDiploma, duration }: RegulatedProgramme,
  now: Date,
): RuleResult[] {
  if (!certification) {
    return [
      advice(
        duration?.format === 'long',
        'certification.missing',
        'Formation longue sans certification\u00a0: à vérifier, et à dire sur la fiche.',
      ),
    ];
  }
  const { rncpCode, registeredOn, expiresOn, title } = certification;
  const daysLeft = expiresOn === null ? null : -daysSince(expiresOn, now);
  const expired = hasExpired(expiresOn, now);
  const basis = `${indicator1}\u00a0; Code du travail, L6113-5`;
  return [
    duty(
      !rncpCode,
      'certification.code',
      'Code RNCP ou RS absent\u00a0: écrivez-le, par exemple RNCP38351. Une formation sans titre enregistré n’a pas de «\u00a0Certification\u00a0»\u00a0: supprimez-la.',
      basis,
    ),
    // A public diploma is registered by law, without a decision that has a date.
    duty(
      Boolean(rncpCode) && !registeredOn && !publicDiploma,
      'certification.registered',
      'Date d’enregistrement absente\u00a0: recopiez-la de la fiche du répertoire\u00a0; un diplôme d’État n’en a pas, cochez «\u00a0Diplôme d’État\u00a0».',
      basis,
    ),
    duty(
      Boolean(rncpCode) && expiresOn === null,
      'certification.expiry',
      'Échéance de l’enregistrement absente\u00a0: recopiez-la de la fiche du répertoire.',
      basis,
    ),
    duty(
      expired,
      'certification.expired',
      `Enregistrement échu le ${expired && expiresOn ? isoDayInWords('fr', expiresOn) : ''}\u00a0: écrivez la date du renouvellement.`,
      basis,
    ),
    advice(
      daysLeft !== null && !expired && daysLeft <= daysBeforeRenewal,
      'certification.renewal',
      `Enregistrement à renouveler\u00a0: échéance dans ${daysLeft} jours.`,
      basis,
    ),
    advice(
      Boolean(rncpCode) && /mast[eè]re|bac\s*\+/i.test(title),
      'certification.wording',
      'L’intitulé de la certification doit être celui du répertoire, sans « mastère » ni « Bac+ ».',
      basis,
    ),
  ];
}

function priceDuties({ prices, rhythms }: RegulatedProgramme): RuleResult[] {
  const pricedStatuses = new Set(prices.map(({ status }) => status));
  const chargesApprentices = prices.some(({ status, amount }) => status === 'apprenticeship' && amount !== 0);
  return [
    duty(
      prices.length === 0,
      'prices.missing',
      'Aucun prix\u00a0: ajoutez une ligne à «\u00a0Tarifs\u00a0», de 0 euro pour un apprenti.',
    ),
    duty(
      prices.length > 0 &&
        rhythms.includes('fulltime') &&
        !pricedStatuses.has('initial') &&
        !pricedStatuses.has('continuing'),
      'prices.fulltime',
      'Rythme à temps plein sans prix\u00a0: ajoutez à «\u00a0Tarifs\u00a0» celui de la formation initiale ou continue.',
    ),
    duty(
      prices.length > 0 &&
        rhythms.includes('periodic') &&
        pricedStatuses.size === 1 &&
        pricedStatuses.has('initial'),
      'prices.periodic',
      'Rythme alterné sans prix\u00a0: ajoutez à «\u00a0Tarifs\u00a0» la ligne de l’apprentissage, ou de la formation continue.',
    ),
    duty(
      chargesApprentices,
      'prices.apprentice',
      'La formation est gratuite pour l’apprenti\u00a0: écrivez 0 comme montant.',
      'Code du travail, L6211-1',
    ),
    advice(
      prices.some(({ amount }) => amount === null),
      'prices.quotation',
      'Prix sur devis\u00a0: un ordre de grandeur est dû au public, écrivez-le dans «\u00a0Précision\u00a0».',
    ),
  ];
}

function admissionDuties({ admission }: RegulatedProgramme, now: Date): RuleResult[] {
  if (!admission)
    return [
      duty(
        true,
        'admission.delay',
        'Délai et modalités d’accès absents\u00a0: remplissez «\u00a0Admission\u00a0».',
      ),
    ];
  const { delay, steps, calendar, opensOn, closesOn } = admission;
  const closedFor = closesOn === null ? null : daysSince(closesOn, now);
  return [
    duty(
      delay.trim() === '',
      'admission.delay',
      'Délai d’accès absent\u00a0: écrivez-le, par exemple «\u00a0de 48 heures à 3 mois\u00a0».',
    ),
    duty(
      steps.length === 0,
      'admission.steps',
      'Modalités d’accès absentes\u00a0: écrivez les étapes de l’admission, une par ligne.',
    ),
    advice(
      calendar === 'national' && opensOn === null && closesOn === null,
      'admission.dates',
      'Dates du calendrier national absentes des réglages du site.',
    ),
    advice(
      closedFor !== null && closedFor > daysClosed,
      'admission.outdated',
      `Candidatures closes depuis ${closedFor} jours\u00a0: dates de la prochaine session attendues.`,
    ),
  ];
}

function updateDuties({ updatedOn }: RegulatedProgramme, now: Date): RuleResult[] {
  if (updatedOn === null)
    return [
      duty(
        true,
        'update.missing',
        'Date de mise à jour absente\u00a0: choisissez celle du jour où la fiche a été relue.',
      ),
    ];
  const age = daysSince(updatedOn, now);
  return [
    duty(
      age > daysWithoutReview,
      'update.outdated',
      `Fiche relue il y a ${age} jours\u00a0: relisez-la, puis changez la date de mise à jour.`,
    ),
    advice(
      age < -1,
      'update.future',
      'Date de mise à jour à venir\u00a0: choisissez celle du jour de la relecture.',
    ),
  ];
}

/** The mark names the school and its category of actions; on one programme it misleads. */
function qualityMark({ title, summary, description }: RegulatedProgramme): RuleResult {
  return duty(
    /qualiopi/i.test(`${title} ${summary} ${description.__html}`),
    'qualiopi.mention',
    'Qualiopi certifie l’école, jamais une formation\u00a0: retirez le mot du titre, du résumé et de la présentation.',
    'Charte d’usage de la marque Qualiopi',
  );
}
