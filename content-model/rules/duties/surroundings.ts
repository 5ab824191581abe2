/** The content around an entry that decides what the site shows of it. */

import type { CollectionName } from '../../places';

export interface Surroundings {
  /** Pages of the entry's language that are shown beside it. */
  pages: readonly { title: string; rubrique: string; slug?: string | null | undefined }[];
  /** Paths that menus and pages lead to. */
  linkedPaths: readonly string[];
  /** Slugs of the entries that visitors see, of the collections that blocks name. */
  slugs: Readonly<Partial<Record<CollectionName, readonly string[]>>>;
  /** Whether the site shows English pages (`ENGLISH_ENABLED`); null: not known. */
  english: boolean | null;
  /** Days that an offer is shown, as the school promises; null without a promise. */
  offerDays: number | null;
  /** Keys of the site's own texts. */
  labelKeys: readonly string[];
}
