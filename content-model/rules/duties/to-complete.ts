/** What is still to be completed in a school's content, worst first. Pure. */

import type { EntryKind } from '../../places';
import { entryDuties } from './entry-duties';
import type { IncompleteEntry } from './entry-finding';
import type { Severity } from './finding';
import type { Surroundings } from './surroundings';

export interface KnownEntry {
  kind: EntryKind;
  documentId: string;
  title: string;
  isPublished: boolean;
  /** The draft, whole. */
  entry: Record<string, unknown>;
}

/** @param surroundings the content around each entry */
export function toComplete(
  entries: readonly KnownEntry[],
  now: Date,
  surroundings: Partial<Surroundings> = {},
): IncompleteEntry[] {
  const lacking = entries.map(({ entry, ...known }) => ({
    ...known,
    findings: entryDuties(known.kind, entry, now, surroundings).filter(
      ({ severity, rule }) => known.isPublished || (severity !== 'plan' && rule !== 'page.unlinked'),
    ),
  }));
  return lacking
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => weight(b) - weight(a) || a.title.localeCompare(b.title, 'fr'));
}

/** A broken duty comes before a loss, a loss before advice, and a published entry before a draft. */
function weight({ findings, isPublished }: IncompleteEntry): number {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const duties = count('duty');
  return duties * 1000 + (duties > 0 && isPublished ? 500 : 0) + count('loss') * 20 + findings.length;
}
