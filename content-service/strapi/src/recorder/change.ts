/** A change of an entry, as the parts of the recorder get it. */
import type { Core } from '@strapi/strapi';
import type { ExistingEntry } from '../entries/existing-entry';

export interface Change {
  uid: string;
  action: string;
  /** Of Strapi's action; a part may replace the data. */
  params: { documentId?: string; locale?: string | null; data?: Record<string, unknown> };
  /** Null for an entry that the change makes. */
  before: ExistingEntry | null;
}

/** The second half of a part, with the entry after the change. */
export type Afterwards = (after: ExistingEntry) => Promise<void>;

/** Refuses a change by throwing, or keeps what the change would lose. */
export type Part = (strapi: Core.Strapi, change: Change) => Promise<Afterwards | undefined>;
