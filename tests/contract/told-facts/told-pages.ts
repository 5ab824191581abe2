/** The visible text of every page of the site, sentence by sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import type { RenderedSite } from '../rendered-site';

export interface ToldPage {
  path: string;
  title: string;
  /** Sentences, cells of tables with their row, items of lists; ordinary spaces. */
  sentences: readonly string[];
  /** Of the whole page: what each link prints, and its address. */
  links: readonly { label: string; target: string }[];
}

const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url'].includes(name) });

/** Every page that the sitemaps name, the answers of the search, and the cost of a year at each campus. @param directory of the content's files */
export async function toldPages(site: RenderedSite, directory: string): Promise<ToldPage[]> {
  const xml = async (path: string) => parser.parse(await (await site.ask(path)).text());
  const index = await xml('/sitemap.xml');
  const pathOf = ({ loc }: { loc: string }) => new URL(loc).pathname;
  const lists = await Promise.all(index.sitemapindex.sitemap.map((one: { loc: string }) => xml(pathOf(one))));
  const paths = [
    ...new Set<string>(lists.flatMap(({ urlset }) => urlset.url.map(pathOf))),
    ...searches(directory),
    ...costs(directory),
  ];
  const pages: ToldPage[] = [];
  // One after the other: under load, pages would be incomplete.
  for (const path of paths) {
    const response = await answered(site, path);
    pages.push(toldPage(path, await response.text()));
  }
  return pages;
}

/** The search says no while its documents are still being read. */
async function answered(site: RenderedSite, path: string, tries = 5): Promise<Response> {
  const response = await site.ask(path);
  if (response.status === 503 && tries > 1) return answered(site, path, tries - 1);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response;
}

const searches = (directory: string): string[] =>
  readdirSync(`${directory}/answers`).map((file) => {
    const { question } = JSON.parse(readFileSync(`${directory}/answers/${file}`, 'utf8'));
    return `/recherche?q=${encodeURIComponent(question)}`;
  });

const costs = (directory: string): string[] =>
  readdirSync(`${directory}/campuses`).map((file) => `/cout-d-une-annee?campus=${file.replace('.json', '')}`);

const blocks =
  'p|h[1-6]|li|tr|dt|dd|caption|figcaption|blockquote|article|section|div|summary|details|label|button|legend|option|th';

export function toldPage(path: string, html: string): ToldPage {
  const title = textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const lines = main
    .replace(/<(script|style|template|svg|select|nav)\b.*?<\/\1>/gs, ' ')
    .replace(/<(?:td|br)\b[^>]*>/g, ' | ')
    .replace(new RegExp(`</?(?:${blocks})\\b[^>]*>`, 'g'), '\n');
  const sentences = [title, textOf(description), ...lines.split('\n').map(textOf)].flatMap((line) =>
    line.split(/(?<=[.!?…]) (?=[\p{Lu}«\d])/u),
  );
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, target = '', label = '']) => ({ label: textOf(label), target: textOf(target) }),
  );
  return { path, title, sentences: [...new Set(sentences.filter((sentence) => sentence.length > 2))], links };
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
