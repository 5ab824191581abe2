/**
 * A school's own Strapi that lacks three collections and three fields, and that is started after the site: within a minute
 * everything is there that it has, and nothing else is broken.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Site } from '~/server/site';
import type { FetchHandler } from '../../../content-service/embedded/handler';
import { answerWithoutFields } from '../../../content-service/embedded/without-fields';
import { demoService, type Listening, listenerOf, listening } from '../../http-service';
import { ask } from '../ask';
import { bootSite } from '../boot-site';

/** Milliseconds. */
const minute = 60_000;

const lackedCollections = ['faqs', 'iet-posts', 'works'];
const lackedFields: Readonly<Record<string, string[]>> = {
  programmes: ['shortTitle'],
  campuses: ['region'],
  'iet-news': ['summary'],
};

/** Strapi's answers at addresses of collections, and to questions about fields, that it does not have. */
function foreign(service: FetchHandler): FetchHandler {
  return async (request) => {
    const [, , collection = ''] = new URL(request.url).pathname.split('/');
    if (lackedCollections.includes(collection)) {
      const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
      return Response.json({ data: null, error }, { status: 404 });
    }
    return answerWithoutFields(service, request, lackedFields[collection] ?? []);
  };
}

const copies = mkdtempSync(path.join(tmpdir(), 'foreign-'));
let booted: Site;
let site: { port: number };
let strapi: Listening | undefined;
let port: number;

beforeAll(async () => {
  const free = await listening(() => undefined);
  port = Number(new URL(free.origin).port);
  free.close();
  ({ booted, site } = await bootSite({
    CONTENT_API_URL: `${free.origin}/api`,
    CONTENT_COPY_PATH: copies,
    CONTENT_API_USERNAME: 'site',
    CONTENT_API_PASSWORD: 'demonstration',
    RENDERS_PER_MINUTE: '100000',
  }));
});
afterAll(async () => {
  await booted.drain();
  strapi?.close();
  rmSync(copies, { recursive: true, force: true });
});

/** Addresses and what they contain; the name of a programme is found by its whole title. */
const pages = {
  '/': 'id="contenu"',
  '/formations': '/formations/bts-gpn',
  '/formations/bts-gpn': 'BTSA Gestion et protection de la nature',
  '/campus': '/campus/lyon',
  '/campus/lyon': 'Lyon',
  '/agenda': '/agenda/',
  '/actualites': '/actualites/',
  '/metiers': '/metiers/',
  '/ecole': 'id="contenu"',
  '/plan': '/formations',
  '/recherche?q=gestion+protection+nature': '/formations/bts-gpn',
  '/recherche?q=campus+lyon': '/campus/lyon',
  '/recherche?q=alternance+financement': '/alternance',
  '/sitemap.xml': '/sitemaps/pages.xml',
  '/sitemaps/pages.xml': '/ecole',
  '/sitemaps/formations.xml': '/formations/bts-gpn',
  '/sitemaps/campus.xml': '/campus/lyon',
  '/sitemaps/actualites.xml': '/actualites/',
  '/actualites.rss': '<item>',
  '/actualites.atom': '<entry>',
};

/** Addresses that do not yet show what they should, with why. */
async function wrong(): Promise<string[]> {
  const found = [];
  for (const [address, text] of Object.entries(pages)) {
    const reply = await ask(site, address);
    if (reply.status !== 200 || !reply.text.includes(text)) found.push(`${address}: ${reply.status}`);
  }
  return found;
}

it('is away at first: the site says so, and nobody waits', async () => {
  expect((await ask(site, '/formations')).status).toBe(503);
  expect((await ask(site, '/readyz')).status).toBe(503);
  await booted.services.search.refresh();
  expect(booted.services.search.missing).toContain('programmes');
});

it('is shown within a minute, without a restart, whatever it lacks', async () => {
  strapi = await listening(listenerOf(foreign(demoService('content-service/data'))), port);
  await vi.waitFor(async () => expect(await wrong()).toEqual([]), { timeout: minute, interval: 500 });
});

it('names what cannot be searched', async () => {
  await vi.waitFor(
    () => expect(booted.services.search.missing.toSorted()).toEqual(['faqs', 'posts', 'works']),
    {
      timeout: minute,
      interval: 100,
    },
  );
  expect((await ask(site, '/readyz')).text).toMatch(/^search: faqs, posts, works cannot be read$/m);
  const { metrics } = booted.services;
  expect(await metrics.registry.getSingleMetricAsString('site_search_missing')).toMatch(
    /^site_search_missing 3$/m,
  );
});

it('has no link to a list that it lacks', async () => {
  const { text } = await ask(site, '/sitemap.xml');
  const sitemaps = [...text.matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([address]) => address);
  expect(sitemaps.length).toBeGreaterThan(4);
  const statuses = [];
  for (const address of new Set(sitemaps)) statuses.push([address, (await ask(site, address)).status]);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  const linked = async () => {
    const found = [];
    for (const address of ['/', '/plan', '/sitemaps/pages.xml', '/recherche?q=travaux'])
      if (/href="\/travaux"|\/(?:blog|travaux)<\/loc>/.test((await ask(site, address)).text))
        found.push(address);
    return found;
  };
  await vi.waitFor(async () => expect(await linked()).toEqual([]), { timeout: minute, interval: 500 });
});
