/** A version as the panel lists it. */
export interface KeptVersion {
  id: number;
  at: string;
  /** '' where nobody signed in. */
  author: string;
  title: string;
}

/** The versions of an entry, newest first, and what the account may do with them. */
export interface VersionsOfEntry {
  versions: KeptVersion[];
  mayPutBack: boolean;
  mayErase: boolean;
  /** Of a type without drafts: a version that is put back is online at once. */
  isOnlineAtOnce: boolean;
}
