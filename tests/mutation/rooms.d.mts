export interface MutatedRoom {
  /** Globs of what is changed, below the repository's root; those with `!` leave files out. */
  mutate: string[];
  /** Globs of the tests that are to notice. */
  tests: string[];
  /** Least share of noticed changes, in percent. */
  least: number;
}

export const rooms: Record<string, MutatedRoom>;
