/** What is dated tomorrow is nowhere on the site; from its day on it is everywhere, on kept pages too. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '~/server/site';
import { ask } from '../ask';
import { bootSite } from '../boot-site';

const data = mkdtempSync(path.join(tmpdir(), 'planned-'));
const { now } = Date;
/** Three days: the end of tomorrow is past. */
const untilThen = 259_200_000;
let moved = 0;
let booted: Site;
let site: { port: number };

/** A copy of an entry, with another slug and title, and these lines of its head. */
function plan(file: string, slug: string, lines: Record<string, string>): void {
  const folder = path.dirname(file);
  let text = readFileSync(path.join('content-service/data', file), 'utf8');
  for (const [key, value] of Object.entries({ slug, title: 'La loutre revient', ...lines }))
    text = text.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`);
  writeFileSync(path.join(data, folder, `${slug}.md`), text);
}

/** A copy of a page, with another slug. */
function planPage(slug: string, span: object): void {
  const page = JSON.parse(readFileSync('content-service/data/articles/ecole/nos-engagements.json', 'utf8'));
  const copy = { ...page, slug, title: 'La loutre revient', localizations: [], ...span };
  writeFileSync(path.join(data, `articles/ecole/${slug}.json`), JSON.stringify(copy));
}

beforeAll(async () => {
  cpSync('content-service/data', data, { recursive: true });
  plan('news/charte-numerique-sobre.md', 'loutre-actualite', { publishDate: '"+1d"' });
  plan('posts/tenir-un-carnet-de-terrain.md', 'loutre-article', { publishDate: '"+1d"' });
  planPage('loutre-page', { visibleFrom: '+1d' });
  planPage('loutre-passagere', { visibleUntil: '+1d' });
  Date.now = () => now() + moved;
  ({ booted, site } = await bootSite({ CONTENT_DIRECTORY: data }));
});
afterAll(async () => {
  Date.now = now;
  await booted.drain();
  rmSync(data, { recursive: true });
});

const pages = ['/actualites/loutre-actualite', '/blog/loutre-article', '/ecole/loutre-page'];
const passing = '/ecole/loutre-passagere';
/** Which of these name it. */
const lists = [
  ['/actualites', 'loutre-actualite'],
  ['/actualites.atom', 'loutre-actualite'],
  ['/actualites.rss', 'loutre-actualite'],
  ['/sitemaps/actualites.xml', 'loutre-actualite'],
  ['/blog', 'loutre-article'],
  ['/blog.atom', 'loutre-article'],
  ['/sitemaps/blog.xml', 'loutre-article'],
  ['/sitemaps/pages.xml', 'loutre-page'],
  ['/plan', 'loutre-page'],
] as const;

/** @param words to search: a page of results is kept for a while */
async function shown(words: string) {
  // One after the other: a busy machine refuses renders at the same time.
  const statuses = [];
  for (const address of [...pages, passing]) statuses.push((await ask(site, address)).status);
  const named = [];
  for (const [address, slug] of lists) {
    const { status, text } = await ask(site, address);
    expect(status, address).toBe(200);
    named.push(text.includes(slug));
  }
  await booted.services.search.refresh();
  const { text } = await ask(site, `/recherche?q=${words}`);
  return { statuses, named, found: [...pages, passing].map((address) => text.includes(address)) };
}

it('waits for its day, and is then seen with the next request', async () => {
  const nowhere = {
    statuses: [404, 404, 404, 200],
    named: lists.map(() => false),
    found: [false, false, false, true],
  };
  expect(await shown('loutre')).toEqual(nowhere);
  moved = untilThen;
  booted.services.planned.applyDue();
  expect(await shown('loutre+revient')).toEqual({
    statuses: [200, 200, 200, 404],
    named: lists.map(() => true),
    found: [true, true, true, false],
  });
});

it('is forgotten where its file says another day', async () => {
  plan('news/charte-numerique-sobre.md', 'loutre-actualite', { publishDate: '"+1d"' });
  expect(booted.reload()).toBe(true);
  expect((await ask(site, '/actualites/loutre-actualite')).status).toBe(404);
});
