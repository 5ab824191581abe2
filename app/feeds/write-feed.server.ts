/** Articles as Atom (RFC 4287) or RSS 2.0. */
import { Feed, type Item } from 'feed';
import { escapeMarkup } from '~/base/escape-markup';
import { imageAddress } from '~/images/picture/address';
import { withPictures } from '~/images/picture/prose-pictures';
import type { Media } from '~/reading/fields.server';
import type { CleanHtml } from '~/reading/rich-text/rich-text.server';
import type { FeedFormat } from './feed-format';

export interface FeedEntry {
  /** Path of the article's page; with the origin, the id of the entry. */
  path: string;
  title: string;
  summary: string | null;
  body: CleanHtml;
  image: Media | null;
  /** ISO date; empty where unknown: such an entry is left out, since a feed is a list by date. */
  published: string;
  /** Last change after the publication, if any. */
  updated: string | null;
  category: string | null;
  author: string | null;
}

export interface FeedInput {
  title: string;
  description: string;
  /** Path and query of the feed. */
  feedPath: string;
  /** Path and query of the page that shows the same list. */
  pagePath: string;
  entries: readonly FeedEntry[];
  /** Name of the publisher; the author of entries without one. */
  publisher: string;
  /** `PUBLIC_ORIGIN`: every address of a feed is absolute and has this origin. */
  origin: string;
  /** When the feed is made; a list without entries has no other date. */
  now: Date;
}

export function writeFeed(format: FeedFormat, input: FeedInput): string {
  const { origin, now, publisher } = input;
  const entries = input.entries.filter(({ published }) => published !== '');
  const feed = new Feed({
    id: `${origin}${input.feedPath}`,
    title: plain(input.title),
    description: plain(input.description),
    link: `${origin}${input.pagePath}`,
    feed: `${origin}${input.feedPath}`,
    updated: lastChange(entries) ?? new Date(now.toISOString().slice(0, 10)),
    language: 'fr',
    author: { name: plain(publisher), link: `${origin}/` },
    generator: false,
  });
  const toItem = format === 'atom' ? atomItem : rssItem;
  for (const entry of entries) feed.addItem(toItem(entry, origin));
  return format === 'atom' ? feed.atom1().replace('<feed ', '<feed xml:lang="fr" ') : feed.rss2();
}

/** The library takes titles and summaries of Atom for HTML: texts are escaped. */
function atomItem(entry: FeedEntry, origin: string): Item {
  const { author } = entry;
  return {
    ...sharedParts(entry, origin),
    id: `${origin}${entry.path}`,
    title: escapeHtml(entry.title),
    ...(author === null ? {} : { author: [{ name: plain(author) }] }),
  };
}

/** Titles of RSS are text, and its own `author` is an e-mail address: names are in Dublin Core's element. */
function rssItem(entry: FeedEntry, origin: string): Item {
  const { author } = entry;
  return {
    ...sharedParts(entry, origin),
    title: inCdata(plain(entry.title)),
    ...(author === null ? {} : { extensions: [{ name: 'dc:creator', objects: { _text: plain(author) } }] }),
  };
}

function sharedParts(entry: FeedEntry, origin: string): Omit<Item, 'title'> {
  const page = `${origin}${entry.path}`;
  const body = absoluteLinks(withPictures(entry.body.__html, origin), origin, page);
  return {
    link: page,
    published: new Date(entry.published),
    date: dateOfChange(entry),
    content: `${pictureOf(entry.image, origin)}${inCdata(body)}`,
    ...(entry.summary === null ? {} : { description: escapeHtml(entry.summary) }),
    ...(entry.category === null ? {} : { category: [categoryOf(entry.category)] }),
  };
}

/** The library puts a category into an attribute, and escapes only ampersands there. */
function categoryOf(category: string): { name: string; term: string } {
  const name = plain(category).replace(/[<>"]/g, '');
  return { name, term: name };
}

/** The date of the last change, never before the publication. */
function dateOfChange({ published, updated }: FeedEntry): Date {
  return new Date(Math.max(Date.parse(published), Date.parse(updated ?? published)));
}

function lastChange(entries: readonly FeedEntry[]): Date | null {
  if (entries.length === 0) return null;
  return new Date(Math.max(...entries.map((entry) => dateOfChange(entry).getTime())));
}

/** Pixels of the picture above an article. */
const pictureWidth = 1280;

function pictureOf(image: Media | null, origin: string): string {
  if (!image) return '';
  const height = Math.round((pictureWidth * image.height) / image.width);
  const src = `${origin}${imageAddress(image, pictureWidth, 'jpeg')}`;
  return `<p><img src="${src}" alt="${escapeHtml(image.alt)}" width="${pictureWidth}" height="${height}"></p>`;
}

/**
 * Links of a rich text as absolute addresses: `sanitize` has written its attributes in double quotes.
 *
 * @param page address of the article: a link within the text leads there
 */
function absoluteLinks(html: string, origin: string, page: string): string {
  return html.replace(/(\shref=")(?=\/(?!\/))/g, `$1${origin}`).replace(/(\shref=")(?=#)/g, `$1${page}`);
}

const escapeHtml = (text: string): string => escapeMarkup(plain(text));

/** A text on one line. */
function plain(text: string): string {
  return xmlCharacters(text).replace(/\s+/g, ' ').trim();
}

/** The text without the characters that XML may not hold (XML 1.0 §2.2). */
function xmlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '');
}

/** The library escapes only the first `]]>` in its CDATA. */
function inCdata(text: string): string {
  return xmlCharacters(text).replaceAll(']]>', ']]&gt;');
}
