import type { Purpose } from './purposes';

/** The consent that the site's configuration requires. */
export interface RequiredConsent {
  /** Purposes of the site itself; empty if it needs no consent. */
  purposes: readonly Purpose[];
  /** Identifier of the tag manager, where the school has one. */
  tagManager: string | undefined;
}
