/** The site as `server.ts` boots it, behind its public host: its own routes, Remix and the embedded content service. */
import { createHash } from 'node:crypto';
import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Site } from '~/server/site';
import { examplePages } from '../../../app/addresses/derived';
import { ask, post } from '../ask';
import { bootSite } from '../boot-site';

const injected = 'document.title="pris"';

// A sanitiser with a hole: each rich text contains a script.
vi.mock('sanitize-html', async (original) => {
  const { default: genuine } = await original<{ default: object }>();
  return { default: Object.assign((html: string) => `${html}<script>${injected}</script>`, genuine) };
});

const host = 'www.ecole.example';
let site: { port: number };
let build: ServerBuild;
let booted: Site;
beforeAll(async () => {
  ({ booted, build, site } = await bootSite({ PUBLIC_ORIGIN: `https://${host}` }));
});
afterAll(() => booted.drain());

const get = (address: string, headers = {}) => ask(site, address, { headers: { host, ...headers } });

it('shows a page under its public address, kept for the next visitor', async () => {
  const [first, second] = [await get('/formations/bts-gpn'), await get('/formations/bts-gpn')];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.text).toContain(`<link rel="canonical" href="https://${host}/formations/bts-gpn"/>`);
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
  expect(second.headers['cache-status']).toMatch(/^site; hit/);
  expect(second.text).toBe(first.text);
});

it('has one address for it, and none under another name', async () => {
  const bare = await get('/Formations/BTS-GPN/?a=1', { host: 'ecole.example' });
  expect([bare.status, bare.headers.location]).toEqual([301, `https://${host}/formations/bts-gpn?a=1`]);
  expect((await get('/formations/bts-gpn', { host: 'evil.example' })).status).toBe(421);
});

it('uses the specified texts for missing pages', async () => {
  const route = await get('/a/b/c/d');
  expect([route.status, route.text.includes('This page could not be found')]).toEqual([404, true]);
  const content = await get('/formations/nulle-part');
  expect(content.status).toBe(404);
  expect(content.text).toContain('Oops cette page n&#x27;existe pas (ou plus)');
});

it('allows its own form to lead to the CRM, and no other site’s', async () => {
  const form = 'course=bts-gpn&campus=lyon';
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await post(site, '/crm/brochure', form, headers);
  expect(sent.status).toBe(303);
  const target = new URL(String(sent.headers.location), `https://${host}`);
  expect([target.searchParams.get('course'), target.searchParams.get('campus')]).toEqual(['bts-gpn', 'lyon']);
  const forged = await ask(site, '/crm/brochure', { method: 'POST', headers, body: form });
  expect(forged.status).toBe(403);
});

it('gives a shareable file to everybody, and one visitor’s origin to nobody', async () => {
  const agent = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' };
  const { status, headers } = await get('/uploads/documents/guide-tuteur.pdf?utm_source=salon', agent);
  expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([
    200,
    expect.stringContaining('public'),
    undefined,
  ]);
  expect((await get('/campus?utm_source=salon', agent)).headers['set-cookie']).toHaveLength(3);
});

it('cuts off a client that sends headers without end', async () => {
  expect((await get('/campus', { 'x-long': 'x'.repeat(17 * 1024) })).status).toBe(431);
});

it('logs the place of an unforeseen failure, and no input of a visitor', () => {
  const logged: unknown[] = [];
  vi.spyOn(booted.services.log, 'error').mockImplementation((fields: unknown) => void logged.push(fields));
  const request = new Request(`https://${host}/formations/jeanne.martin@exemple.fr?tel=0612345678`);
  build.entry.module.handleError?.(new Error('boom'), { request, params: {}, context: {} });
  expect(logged).toEqual([{ err: expect.any(Error), path: '/formations/(cut)' }]);
});

it.each([
  ['GET', '/formations?_data=routes%2Fprogramme', 403],
  ['GET', '/formations/bts-gpn?_data=routes%2Fprogrammes', 403],
  ['GET', '/formations?_data=routes%2Fpersonne', 403],
  ['GET', '/formations?_data=__proto__', 403],
  ['HEAD', '/formations?_data=routes%2Fprogramme', 403],
  ['POST', '/formations?_data=routes%2Fprogramme', 403],
  ['POST', '/formations', 405],
  ['POST', '/', 405],
  ['POST', '/campus/lyon?index', 405],
  ['POST', '/inconnue/ailleurs', 405],
])('refuses what no route answers without a line of the log: %s %s', async (method, path, status) => {
  const logged = vi.spyOn(booted.services.log, 'error').mockClear();
  const headers = { host, origin: `https://${host}` };
  const answer = await ask(site, path, { method, headers });
  expect([answer.status, answer.headers.allow]).toEqual([status, status === 405 ? 'GET, HEAD' : undefined]);
  expect(answer.headers['cache-control']).toMatch(/no-store|^private/);
  expect(logged).not.toHaveBeenCalled();
});

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each(['/mentions-legales', '/formations/bts-gpn', '/ecole'])(
  'allows on %s the application’s two scripts, and none from content',
  async (address) => {
    const { headers, text } = await get(address);
    const policy = headers['content-security-policy'];
    const written = (pattern: RegExp) => hash(pattern.exec(text)?.[1] ?? '');
    const first = written(/<script>([^<]*\.device="mobile"[^<]*)<\/script>/);
    const page = written(/<script>(window\.__remixContext[\s\S]*?)<\/script>/);
    expect(text).toContain(`<script>${injected}</script>`);
    expect(policy).not.toContain(hash(injected));
    expect(policy).toContain(`script-src 'self' ${first} ${page};`);
  },
);

it('shows the chrome without data if the root’s loader is not called', async () => {
  const headers = { host, origin: `https://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text } = await post(site, '/crm/nulle-part', 'course=a', headers);
  expect(status).toBe(404);
  expect(text).toMatch(/<a id="menu-logo" href="\/"/);
  expect(text).toMatch(/<footer id="pied-de-page"[^>]*>.*href="\/cookies"/);
});

it('gives search engines the page’s subject and its breadcrumb', async () => {
  const { text } = await get('/formations/bts-gpn');
  const [, said = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(text) ?? [];
  const types = JSON.parse(said)['@graph'].map((thing: { '@type': string }) => thing['@type']);
  expect(types).toEqual(['Course', 'BreadcrumbList']);
});

interface Part {
  id: string;
  version: string;
  html?: string;
}

/** The parts in the data of a page's routes, in the answer to a client navigation: all are in `parts`. */
async function partsOf(address: string): Promise<Part[]> {
  const route = routeOf(address);
  const answers = ['root', route].map(async (id) => {
    const { text } = await get(
      `${address}${address.includes('?') ? '&' : '?'}_data=${encodeURIComponent(id)}`,
    );
    const parts = Object.values((JSON.parse(text) as { parts?: Record<string, Part | null> }).parts ?? {});
    const named = [...text.matchAll(/"id":"[^"]*","version":"([^"]+)"/g)].map(([, version]) => version);
    expect(named, `${id} of ${address}`).toEqual(
      parts.flatMap((part) => (part?.version ? [part.version] : [])),
    );
    return parts;
  });
  return (await Promise.all(answers)).flat().filter((part) => part !== null && part.id !== '') as Part[];
}

const routeOf = (address: string) =>
  matchRoutes(
    Object.values(build.routes).map((route) => ({ id: route?.id ?? '', path: `/${route?.path ?? ''}` })),
    address,
  )?.at(-1)?.route.id ?? '';

/** Pages of this build with the chrome around them. */
const shown = examplePages
  .filter(({ status = 200, address }) => status === 200 && !/^\/(?:demo|plaquette-salon)/.test(address))
  .map(({ address }) => address);
/** A form that no script works on: it is sent as a browser does; and a list, whose events reach the form around it. */
const plainControls = new Set(['cout', 'fiche', 'mon-campus']);

it.each(shown)(
  'sends %s the HTML of its parts once, and in none of them what lives in the browser',
  async (address) => {
    const parts = await partsOf(address);
    expect(parts.length).toBeGreaterThan(4);
    const { text } = await get(address);
    const [, state = ''] = /<script>(window\.__remixContext[\s\S]*?)<\/script>/.exec(text) ?? [];
    const written = state.replaceAll('\\u003c', '<').replaceAll('\\u003e', '>').replaceAll('\\"', '"');
    for (const { id, version, html = '' } of parts) {
      const shown = html.replaceAll(`<script>${injected}</script>`, '');
      expect(shown, id).toContain(`id="${id}"`);
      expect(text, id).toContain(html);
      expect(written, id).toContain(`"version":"${version}"`);
      expect(written, id).not.toContain(html.slice(0, 80));
      const live = plainControls.has(id)
        ? /<(?:script|iframe)\b/
        : /<(?:script|iframe|form|input|select|textarea)\b|frame-placeholder/;
      expect(live.exec(shown)?.[0], id).toBeUndefined();
      expect(/class="(?:breadcrumb|language-switch)"/.exec(shown)?.[0], id).toBeUndefined();
    }
  },
);
