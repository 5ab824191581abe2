/** A version as the panel lists it. */
export interface EntryVersion {
  id: number;
  at: string;
  /** '' where nobody signed in. */
  author: string;
  title: string;
  /** Why a draft is kept; null for a published version. */
  why: DraftReason | null;
}

/** Why a draft is kept: somebody else saved over it or discarded it; or it was typed in a form and not saved. */
export type DraftReason = 'overwritten' | 'unsaved';

/** The versions of an entry, newest first, and what the account may do with them. */
export interface VersionsOfEntry {
  versions: EntryVersion[];
  mayPutBack: boolean;
  mayErase: boolean;
  /** True for a type without drafts: a restored version is online at once. */
  isOnlineAtOnce: boolean;
}
