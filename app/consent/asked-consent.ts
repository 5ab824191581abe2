import type { Purpose } from './purposes';

/** What the site's configuration makes it ask visitors for. */
export interface AskedConsent {
  /** Purposes the site asks for by itself; empty when it needs none. */
  asked: readonly Purpose[];
  /** Identifier of the tag manager, where the school has one. */
  tagManager: string | undefined;
}
