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

function worstFirst(a: IncompleteEntry, b: IncompleteEntry): number {
  const weightsOfA = weightsOf(a);
  const differences = weightsOf(b).map((weight, index) => weight - (weightsOfA[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? a.title.localeCompare(b.title, 'fr');
}

/** The first weight that differs decides: any broken duty outweighs all losses, any loss all advice. */
function weightsOf({ findings, isPublished }: IncompleteEntry): number[] {
  const countOf = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const duties = countOf('duty');
  return [duties, Number(isPublished && duties > 0), countOf('loss'), findings.length];
}
