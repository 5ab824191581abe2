/** What one entry lacks, field by field, as the content service's panel shows it. */
import type { EntryKind } from '../../places';
import type { Finding } from './finding';

export interface EntryFinding extends Finding {
  /** Name of the field, `certification.rncpCode`. */
  field: string;
  /** Whether the entry may not be published like this. */
  refuses: boolean;
  /** What the media library finds the picture by that it is about. */
  picture?: string;
}

export interface IncompleteEntry {
  kind: EntryKind;
  documentId: string;
  title: string;
  isPublished: boolean;
  findings: EntryFinding[];
}
