/** The two formats feeds are written in. Pure. */
export const feedFormats = ['atom', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
} as const satisfies Record<FeedFormat, string>;

/** Feeds of one list, in both formats. */
export interface ListFeeds {
  title: string;
  /** Path and query, by format. */
  href: Record<FeedFormat, string>;
}

/** `/actualites.rss` is RSS; every other feed is Atom. */
export function feedFormatOf(path: string): FeedFormat {
  return path.endsWith('.rss') ? 'rss' : 'atom';
}

/** @param hrefOf address of the list's feed in a format */
export function listFeeds(title: string, hrefOf: (format: FeedFormat) => string): ListFeeds {
  return { title, href: { atom: hrefOf('atom'), rss: hrefOf('rss') } };
}

/** For programs that look for feeds in a page's head. */
export function feedHeadLinks({ title, href }: ListFeeds) {
  return feedFormats.map((format) => ({ href: href[format], type: feedTypes[format], title }));
}
