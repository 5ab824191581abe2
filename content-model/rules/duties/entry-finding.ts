/** What one entry lacks, field by field, as the content service's panel shows it. */
import type { EntryKind } from '../../places';
import type { FieldFinding } from './finding';

export interface EntryFinding extends FieldFinding {
  /** Whether the entry may not be published like this. */
  refuses: boolean;
  /** What the media library finds the picture by that it is about. */
  picture?: string;
}

export interface PublishingRefusal {
  /** For the editor. */
  message: string;
  errors: { path: string[]; message: string; name: string }[];
}

export interface PublishingNotice {
  /** For the editor. */
  message: string;
  /** What the media library finds the first picture by; undefined without one. */
  picture: string | undefined;
}

/** What is said of the entry in a form, saved or not; null where nothing is. */
export interface FormFindings {
  findings: EntryFinding[];
  refusal: PublishingRefusal | null;
  notice: PublishingNotice | null;
}

export interface IncompleteEntry {
  kind: EntryKind;
  documentId: string;
  title: string;
  isPublished: boolean;
  findings: EntryFinding[];
}
