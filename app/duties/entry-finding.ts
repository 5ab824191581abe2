/** What one entry lacks, field by field, as the content service's panel shows it. */
import type { Finding } from './finding';

/** Kinds of entries that have duties. */
export type RegulatedKind = 'programme' | 'page';

export interface EntryFinding extends Finding {
  /** Name of the field, `certification.rncpCode`. */
  field: string;
  /** Whether the entry may not be published like this. */
  refuses: boolean;
}

export interface IncompleteEntry {
  kind: RegulatedKind;
  /** Null for a regulated page that does not exist. */
  documentId: string | null;
  title: string;
  isPublished: boolean;
  findings: EntryFinding[];
}
