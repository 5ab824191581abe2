/** A version as the panel lists it. */
export interface EntryVersion {
  id: number;
  at: string;
  /** '' where nobody signed in. */
  author: string;
  title: string;
  /** Why it is kept though it was not published; null: it was. */
  why: DraftReason | null;
}

/** A draft that somebody else saved over, or discarded; or what was typed in a form and not saved. */
export type DraftReason = 'overwritten' | 'unsaved';

/** The versions of an entry, newest first, and what the account may do with them. */
export interface VersionsOfEntry {
  versions: EntryVersion[];
  mayPutBack: boolean;
  mayErase: boolean;
  /** True for a type without drafts: a restored version is online at once. */
  isOnlineAtOnce: boolean;
}
