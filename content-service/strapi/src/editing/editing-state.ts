/** What the panel's form learns about its entry. */
import type { Difference } from '../versions/server/differences';

/** A save since the form was opened. */
export interface LaterSave {
  at: string;
  /** '' where nobody signed in, or the account has no name. */
  author: string;
  /** By the account that asks, in another window. */
  isOwn: boolean;
}

export interface EditingState {
  later: LaterSave | null;
}

/** What the entry is now, beside what the form would make of it. */
export type Conflict = Pick<Difference, 'field' | 'place'> & { theirs: string; mine: string };
