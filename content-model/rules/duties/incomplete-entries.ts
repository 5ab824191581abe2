/** The entries of a school that lack something, worst first. Pure. */

import type { EntryKind } from '../../places';
import { entryDuties } from './entry-duties';
import type { EntryFinding, IncompleteEntry } from './entry-finding';
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
export function incompleteEntries(
  entries: readonly KnownEntry[],
  now: Date,
  surroundings: Partial<Surroundings> = {},
): IncompleteEntry[] {
  const entriesWithFindings = entries.map(({ entry, ...known }) => ({
    ...known,
    findings: entryDuties(known.kind, entry, now, surroundings).filter(
      (finding) => known.isPublished || concernsDrafts(finding),
    ),
  }));
  return entriesWithFindings.filter(({ findings }) => findings.length > 0).sort(worstFirst);
}

/** Visitors do not see a draft: neither the day of its appearance nor a link to it is missed yet. */
const concernsDrafts = ({ severity, rule }: EntryFinding): boolean =>
  severity !== 'plan' && rule !== 'page.unlinked';

/**
 * Any broken duty weighs more than all losses, any loss more than all advice. Of entries with as many broken duties, a
 * published one comes before a draft.
 */
function worstFirst(a: IncompleteEntry, b: IncompleteEntry): number {
  const byNumber = (numberOf: (entry: IncompleteEntry) => number) => numberOf(b) - numberOf(a);
  return (
    byNumber((entry) => countOf('duty', entry)) ||
    byNumber((entry) => Number(entry.isPublished && countOf('duty', entry) > 0)) ||
    byNumber((entry) => countOf('loss', entry)) ||
    byNumber(({ findings }) => findings.length) ||
    a.title.localeCompare(b.title, 'fr')
  );
}

const countOf = (wanted: Severity, { findings }: IncompleteEntry): number =>
  findings.filter(({ severity }) => severity === wanted).length;
