/**
 * The duties of one entry as an editor has it before them: which field each is about, and whether publishing waits for
 * it. Runs in the content service's panel too (decision 066). Pure.
 */
import { pageHref } from '~/school/pages/page-address';
import { draftProgramme } from './draft-programme';
import type { EntryFinding, RegulatedKind } from './entry-finding';
import { bySeverity, type Finding } from './finding';
import { pageDuties, regulatedPages } from './page-duties';
import { programmeDuties } from './programme-duties';

type Entry = Record<string, unknown>;

/** Fields by rule; a rule that is not named is about the field of its first word. */
const fields: Readonly<Record<string, string>> = {
  'accessibility.referent': 'disabilityReferent',
  'certification.code': 'certification.rncpCode',
  'certification.demo': 'certification.rncpCode',
  'certification.registered': 'certification.registeredOn',
  'certification.expiry': 'certification.expiresOn',
  'certification.expired': 'certification.expiresOn',
  'certification.renewal': 'certification.expiresOn',
  'certification.wording': 'certification.title',
  'outcomes.year': 'outcomes.year',
  'outcomes.outdated': 'outcomes.year',
  'outcomes.source': 'outcomes.source',
  'admission.delay': 'admission.delay',
  'admission.steps': 'admission.steps',
  'admission.outdated': 'admission.closesOn',
  'update.missing': 'updatedOn',
  'update.outdated': 'updatedOn',
  'update.future': 'updatedOn',
  'qualiopi.mention': 'description',
  'page.missing': 'blocks',
  'page.incomplete': 'blocks',
  'page.outdated': 'updatedOn',
};

/** The settings keep the dates of the national calendar: an entry alone does not tell whether there are any. */
const toldElsewhere = new Set(['admission.dates']);

/** Become true by time alone: they must not keep an editor from correcting what is published meanwhile. */
const ageing = new Set(['certification.expired', 'outcomes.outdated', 'update.outdated']);

export function entryDuties(kind: RegulatedKind, entry: Entry, now: Date): EntryFinding[] {
  const found =
    kind === 'programme' ? programmeDuties(draftProgramme(entry), now) : editorialDuties(entry, now);
  return bySeverity(found.filter(({ rule }) => !toldElsewhere.has(rule))).map((finding) => ({
    ...finding,
    field: fields[finding.rule] ?? finding.rule.replace(/\..*/, ''),
    refuses: finding.severity === 'duty' && !ageing.has(finding.rule),
  }));
}

function editorialDuties(entry: Entry, now: Date): Finding[] {
  const { rubrique, slug, locale, updatedOn, summary, blocks } = entry;
  if (typeof rubrique !== 'string' || (locale ?? 'fr') !== 'fr') return [];
  const path = pageHref({ rubrique, slug: typeof slug === 'string' ? slug : null });
  const duty = regulatedPages.find((page) => page.path === path);
  if (!duty) return [];
  const day = typeof updatedOn === 'string' ? updatedOn : null;
  return pageDuties(duty, { path, updatedOn: day, text: JSON.stringify([summary, blocks]) }, now);
}

export interface PublishingRefusal {
  /** For the editor. */
  message: string;
  errors: { path: string[]; message: string; name: string }[];
}

/** @returns null where nothing is in the way of publishing */
export function publishingRefusal(findings: readonly EntryFinding[]): PublishingRefusal | null {
  const refusing = findings.filter(({ refuses }) => refuses);
  if (refusing.length === 0) return null;
  const said = refusing.map((finding) => ({ ...finding, message: withBasis(finding) }));
  return {
    message: `Publication refusée, le brouillon peut être enregistré. ${said.map(({ message }) => message).join(' ')}`,
    errors: said.map(({ field, message }) => ({ path: field.split('.'), message, name: 'ValidationError' })),
  };
}

/** `Aucun prix (Qualiopi, indicateur 1).` */
export function withBasis({ message, basis }: Pick<Finding, 'message' | 'basis'>): string {
  return `${message.replace(/\.$/, '')} (${basis}).`;
}
