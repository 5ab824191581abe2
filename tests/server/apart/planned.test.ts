/** What is dated tomorrow is nowhere on the site; after midnight it is everywhere, on kept pages too. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '~/server/site';
import { ask } from '../ask';
import { bootSite } from '../boot-site';

const data = mkdtempSync(path.join(tmpdir(), 'planned-'));
const { now } = Date;
/** Two days, since one of the year has 25 hours. */
const untilThen = 172_800_000;
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

beforeAll(async () => {
  cpSync('content-service/data', data, { recursive: true });
  plan('news/charte-numerique-sobre.md', 'loutre-actualite', { publishDate: '"+1d"' });
  plan('posts/tenir-un-carnet-de-terrain.md', 'loutre-article', { publishDate: '"+1d"' });
  Date.now = () => now() + moved;
  ({ booted, site } = await bootSite({ CONTENT_DIRECTORY: data }));
});
afterAll(async () => {
  Date.now = now;
  await booted.drain();
  rmSync(data, { recursive: true });
});

const pages = ['/actualites/loutre-actualite', '/blog/loutre-article'];
/** Which of these name it. */
const lists = [
  ['/actualites', 'loutre-actualite'],
  ['/actualites.atom', 'loutre-actualite'],
  ['/actualites.rss', 'loutre-actualite'],
  ['/sitemaps/actualites.xml', 'loutre-actualite'],
  ['/blog', 'loutre-article'],
  ['/blog.atom', 'loutre-article'],
  ['/sitemaps/blog.xml', 'loutre-article'],
] as const;

/** @param words to search: a page of results is kept for a while */
async function shown(words: string) {
  const statuses = await Promise.all(pages.map(async (address) => (await ask(site, address)).status));
  const named = await Promise.all(
    lists.map(async ([address, slug]) => {
      const reply = await ask(site, address);
      expect(reply.status, address).toBe(200);
      return reply.text.includes(slug);
    }),
  );
  await booted.services.search.refresh();
  const { text } = await ask(site, `/recherche?q=${words}`);
  return { statuses, named, found: pages.map((address) => text.includes(address)) };
}

it('waits for its day, and is then seen with the next request', async () => {
  const nowhere = { statuses: [404, 404], named: lists.map(() => false), found: [false, false] };
  expect(await shown('loutre')).toEqual(nowhere);
  moved = untilThen;
  booted.services.planned.applyDue();
  expect(await shown('loutre+revient')).toEqual({
    statuses: [200, 200],
    named: lists.map(() => true),
    found: [true, true],
  });
});

it('is forgotten where its file says another day', async () => {
  plan('news/charte-numerique-sobre.md', 'loutre-actualite', { publishDate: '"+1d"' });
  expect(booted.reload()).toBe(true);
  expect((await ask(site, '/actualites/loutre-actualite')).status).toBe(404);
});
