/** Parses feeds with a library other than the one that writes them. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

export interface AtomEntry {
  id: string;
  title: { '#text': string; type: string };
  updated: string;
  published?: string;
  link: { href: string; rel?: string }[];
  author?: { name: string }[];
  category?: { term: string; label: string }[];
  summary?: { '#text': string };
  content?: { '#text': string };
}
export interface AtomFeed {
  'xml:lang': string;
  id: string;
  title: string;
  updated: string;
  author: { name: string }[];
  link: { href: string; rel: string }[];
  entry?: AtomEntry[];
}
export interface RssItem {
  title: string;
  link: string;
  guid: { '#text': string; isPermaLink: string };
  pubDate: string;
  description?: string;
  'dc:creator'?: string;
  'content:encoded': string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['entry', 'link', 'author', 'category', 'item'].includes(name),
});

export function readAtom(xml: string): AtomFeed {
  return (parseXml(xml) as { feed: AtomFeed }).feed;
}

export function readRss(xml: string): { title: string; link: string[]; item?: RssItem[] } {
  return (parseXml(xml) as { rss: { channel: { title: string; link: string[]; item?: RssItem[] } } }).rss
    .channel;
}

/** @throws if it is not well-formed */
function parseXml(xml: string): unknown {
  const checked = XMLValidator.validate(xml);
  if (checked !== true) throw new Error(`not XML: ${checked.err.msg}, line ${checked.err.line}`);
  return parser.parse(xml);
}

/**
 * The rules of RFC 4287 for a feed (§4.1.1, §4.1.2, §3.3) and further promises of this site: absolute addresses, one
 * origin. @returns broken rules, in words
 */
export function atomProblems(feed: AtomFeed, origin: string): string[] {
  const entries = feed.entry ?? [];
  const ids = entries.map(({ id }) => id);
  const addresses = [...feed.link, ...entries.flatMap(({ link }) => link)].map(({ href }) => href);
  return [
    ...[feed.id, ...ids].filter((id) => !URL.canParse(id)).map((id) => `no address as id: ${id}`),
    ...(new Set(ids).size === ids.length ? [] : ['an id stands twice']),
    ...[feed.title, ...entries.map(({ title }) => title['#text'])].flatMap((title) =>
      title ? [] : ['no title'],
    ),
    ...[feed.updated, ...entries.flatMap(({ updated, published }) => [updated, published ?? updated])]
      .filter((date) => !dateTime.test(date) || Number.isNaN(Date.parse(date)))
      .map((date) => `no date of RFC 3339: ${date}`),
    ...(entries.some(({ updated }) => Date.parse(updated) > Date.parse(feed.updated))
      ? ['an entry is newer than the feed']
      : []),
    ...(feed.author?.[0]?.name ? [] : ['nobody signs the feed']),
    ...(feed.link.filter(({ rel }) => rel === 'self').length === 1 ? [] : ['the feed does not name itself']),
    ...addresses.filter((href) => !href.startsWith(`${origin}/`)).map((href) => `elsewhere: ${href}`),
    ...entries
      .filter(({ link }) => !link.some(({ rel = 'alternate' }) => rel === 'alternate'))
      .map(({ id }) => `no page: ${id}`),
    ...entries.flatMap(({ content }) => relativeAddresses(content?.['#text'] ?? '')),
  ];
}

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

function relativeAddresses(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !URL.canParse(address))
    .map((address) => `relative in a text: ${address}`);
}
