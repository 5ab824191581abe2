/** A programme as an editor left it, in the content service's own form: whatever is not there counts as absent. */
import { listOf } from './block-losses';
import type { ReadProgramme, RegulatedProgramme } from './regulated-programme';

type Entry = Record<string, unknown>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const textOrNull = (value: unknown): string | null => text(value).trim() || null;
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const entryOrNull = (value: unknown): Entry | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : null;
const entries = (value: unknown): Entry[] =>
  listOf(value)
    .map(entryOrNull)
    .filter((one) => one !== null);
export const lines = (value: unknown): string[] =>
  listOf(value)
    .map(textOrNull)
    .filter((line) => line !== null);

export function draftProgramme(entry: Entry): RegulatedProgramme {
  const admission = entryOrNull(entry.admission);
  const duration = entryOrNull(entry.duration);
  return {
    slug: text(entry.slug),
    title: text(entry.title),
    summary: text(entry.summary),
    description: text(entry.description),
    rhythms: lines(entry.rhythms),
    publicDiploma: entry.publicDiploma === true,
    duration: duration && { format: duration.format as NonNullable<ReadProgramme['duration']>['format'] },
    aims: lines(entry.aims),
    prerequisites: lines(entry.prerequisites),
    methods: lines(entry.methods),
    assessment: lines(entry.assessment),
    accessibility: textOrNull(entry.accessibility),
    campuses: Array.isArray(entry.campuses) ? entry.campuses : [],
    certification: draftCertification(entryOrNull(entry.certification)),
    prices: entries(entry.prices).map((price) => ({
      status: price.status as ReadProgramme['prices'][number]['status'],
      amount: numberOrNull(price.amount),
      per: price.per as ReadProgramme['prices'][number]['per'],
      note: textOrNull(price.note),
    })),
    admission: admission && {
      calendar: admission.calendar as ReadProgramme['admission']['calendar'],
      delay: text(admission.delay),
      steps: lines(admission.steps),
      opensOn: textOrNull(admission.opensOn),
      closesOn: textOrNull(admission.closesOn),
    },
    outcomes: draftOutcomes(entryOrNull(entry.outcomes)),
    updatedOn: textOrNull(entry.updatedOn),
  };
}

function draftCertification(certification: Entry | null): ReadProgramme['certification'] {
  return (
    certification && {
      title: text(certification.title),
      rncpCode: textOrNull(certification.rncpCode),
      level: numberOrNull(certification.level),
      certifier: text(certification.certifier),
      registeredOn: textOrNull(certification.registeredOn),
      expiresOn: textOrNull(certification.expiresOn),
      demo: certification.demo === true,
    }
  );
}

function draftOutcomes(outcomes: Entry | null): ReadProgramme['outcomes'] {
  return (
    outcomes && {
      year: text(outcomes.year),
      cohort: numberOrNull(outcomes.cohort) ?? 0,
      source: text(outcomes.source),
      success: numberOrNull(outcomes.success),
      continuation: numberOrNull(outcomes.continuation),
      interruption: numberOrNull(outcomes.interruption),
      employment: numberOrNull(outcomes.employment),
      contractBreak: numberOrNull(outcomes.contractBreak),
    }
  );
}
