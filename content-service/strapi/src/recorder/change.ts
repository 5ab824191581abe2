/** What the parts of the recorder learn of a change. */
import type { Core } from '@strapi/strapi';
import type { StandingEntry } from '../entries/standing-entry';

export interface Change {
  uid: string;
  action: string;
  /** What the change writes; a part may replace it. */
  params: { documentId?: string; locale?: string | null; data?: Record<string, unknown> };
  /** Null for an entry that the change makes. */
  before: StandingEntry | null;
}

/** What is left to do when the change is written, with the entry as it is then. */
export type Afterwards = (after: StandingEntry) => Promise<void>;

/** Refuses a change by throwing; otherwise writes down what the change would lose. */
export type Part = (strapi: Core.Strapi, change: Change) => Promise<Afterwards | undefined>;
