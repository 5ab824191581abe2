/** Every page of the site: its text and its links. */
import { readdirSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import type { RenderedSite } from '../rendered-site';
import type { Contradiction } from './contradictions';
import type { ToldEntry } from './told-entries';

export interface ToldPage {
  path: string;
  /** Without tags, with descriptions; ordinary spaces. */
  text: string;
  /** What each link prints, and its address. */
  links: readonly { label: string; target: string }[];
}

const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url'].includes(name) });

/** Every page that the sitemaps name, and the cost of a year at each campus. @param directory of the content's files */
export async function toldPages(site: RenderedSite, directory: string): Promise<ToldPage[]> {
  const xml = async (path: string) => parser.parse(await (await site.ask(path)).text());
  const index = await xml('/sitemap.xml');
  const pathOf = ({ loc }: { loc: string }) => new URL(loc).pathname;
  const lists = await Promise.all(index.sitemapindex.sitemap.map((one: { loc: string }) => xml(pathOf(one))));
  const paths = new Set<string>([
    ...lists.flatMap(({ urlset }) => urlset.url.map(pathOf)),
    ...costs(directory),
  ]);
  const pages: ToldPage[] = [];
  // One after the other: under load, pages would be incomplete.
  for (const path of paths) {
    const response = await site.ask(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    pages.push(toldPage(path, await response.text()));
  }
  return pages;
}

const costs = (directory: string): string[] =>
  readdirSync(`${directory}/campuses`).map((file) => `/cout-d-une-annee?campus=${file.replace('.json', '')}`);

export function toldPage(path: string, html: string): ToldPage {
  const read = html.replace(/<(script|style|template|svg)\b.*?<\/\1>/gs, ' ');
  const descriptions = [...read.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, content = '']) => content);
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, target = '', label = '']) => ({ label: textOf(label), target: textOf(target) }),
  );
  return { path, text: textOf([read, ...descriptions].join('\n')), links };
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name) => named[name] ?? whole)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** A page has the words around a quoted fact, and no page has the fact between them. */
export function unquoted(entries: readonly ToldEntry[], pages: readonly ToldPage[]): Contradiction[] {
  const site = pages.map(({ text }) => plain(text));
  const isTold = (text: string) => site.some((page) => page.includes(plain(text)));
  const isToldAround = (parts: readonly string[]) =>
    site.some((page) => parts.every((part) => page.includes(plain(part))));
  return entries.flatMap(({ collection, slug, statements }) =>
    statements
      .filter(
        ({ around, text }) =>
          around.length > 0 && !text.includes('…') && isToldAround(around) && !isTold(text),
      )
      .map(({ place, text }) => ({
        about: 'a quoted fact',
        one: { value: '', where: `${collection}/${slug}#${place}`, sentence: text },
        other: { value: '', where: 'the pages', sentence: 'say another value' },
      })),
  );
}

/** Letters and digits: explained words stand between brackets on a page. */
const plain = (text: string): string => text.replace(/\([^()]{0,200}\)/g, '').replace(/[^\p{L}\d]+/gu, '');
