/** What a check of the regulated content finds. Pure. */

/**
 * `duty`: a text of law or the quality framework is broken; `loss`: what is published is not shown, whole or in part;
 * `advice`: it soon will be, or looks wrong; `plan`: nothing is wrong, and visitors see it at another time than now.
 */
export type Severity = 'duty' | 'loss' | 'advice' | 'plan';

export interface Finding {
  /** What it is about: a programme's slug, or the path of a page. */
  subject: string;
  /** Stable name of the rule, e.g. `outcomes.outdated`. */
  rule: string;
  severity: Severity;
  /** One sentence for the editor. */
  message: string;
  /** The text that asks for it; empty where none does. */
  basis: string;
}

/** A finding about one field of an entry. */
export interface FieldFinding extends Finding {
  /** Its path in the entry: `slug`, `certification.rncpCode`, `blocks.2.url`. */
  field: string;
}

/** A rule's answer, before its subject is known; false when there is nothing to say. */
export type RuleResult = Omit<Finding, 'subject'> | false;

/** What comes first is first in lists. */
export const severityWords = {
  duty: 'Obligation',
  loss: 'Non montré',
  advice: 'Conseil',
  plan: 'Programmation',
} as const;
const severities = Object.keys(severityWords);

/** `Aucun prix (Qualiopi, indicateur 1).` */
export function withBasis({ message, basis }: Pick<Finding, 'message' | 'basis'>): string {
  return basis === '' ? message : `${message.replace(/\.$/, '')} (${basis}).`;
}

/** Its severity in a word, before its text: colour alone would not show it. */
export const withSeverity = (finding: Pick<Finding, 'message' | 'basis' | 'severity'>): string =>
  `${severityWords[finding.severity]}\u00a0: ${withBasis(finding)}`;

/** What is broken comes first; otherwise the order stays. */
export function bySeverity<T extends Pick<Finding, 'severity'>>(findings: readonly T[]): T[] {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

const millisecondsOfDay = 86_400_000;

/** Whole days from one ISO date to now; negative when it is to come. */
export function daysSince(iso: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(iso)) / millisecondsOfDay);
}
