/** The content around an entry that decides what the site shows of it. Plain data, since it is sent to the panel. */

/** Collections that blocks show entries of. */
export const shownCollections = [
  'programmes',
  'campuses',
  'news',
  'posts',
  'careers',
  'offers',
  'works',
  'people',
  'podcasts',
  'partners',
  'sectors',
  'newsCategories',
] as const;
export type ShownCollection = (typeof shownCollections)[number];

export interface Surroundings {
  /** Pages of the entry's language that are shown beside it. */
  pages: readonly { title: string; rubrique: string; slug?: string | null | undefined }[];
  /** Paths that menus and pages lead to. */
  linked: readonly string[];
  /** Slugs of the entries that visitors see. */
  slugs: Readonly<Record<ShownCollection, readonly string[]>>;
  /** Whether the site shows English pages (`ENGLISH_ENABLED`); null: not known. */
  english: boolean | null;
  /** Days that an offer is shown, as the school promises; null without a promise. */
  offerDays: number | null;
  /** Keys of the site's own texts. */
  labelKeys: readonly string[];
  /** Names of the facts that texts may quote. */
  factNames: readonly string[];
  /** Fields of a block, by its name, of which one is needed. */
  blockNeeds: Readonly<Record<string, readonly string[]>>;
}

/** Every path of the site that a value leads to, in links, buttons and texts: HTML, or an editor's Markdown. */
export function pathsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/(?:\]\(<?|href="|^)(\/[^\s)"'>?#]*)/g)].map(([, path = '']) => path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(pathsIn);
}
