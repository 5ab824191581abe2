/** A change of an entry, as the steps of the recorder get it. */
import type { Core } from '@strapi/strapi';
import type { ExistingEntry } from '../entries/existing-entry';

export interface Change {
  uid: string;
  action: string;
  /** Of Strapi's action; a step may replace the data. The document of a `clone` is the original. */
  params: { documentId?: string; locale?: string | null; data?: Record<string, unknown> };
  /** Null for an entry that the change makes. */
  before: ExistingEntry | null;
  /** The entry that a `clone` copies; null for the other actions. */
  original: ExistingEntry | null;
}

/** The second half of a step, with the entry after the change. */
export type AfterChange = (after: ExistingEntry) => Promise<void>;

/** Refuses a change by throwing, or keeps what the change would lose. */
export type ChangeStep = (strapi: Core.Strapi, change: Change) => Promise<AfterChange | undefined>;
