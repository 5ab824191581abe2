/**
 * From the content service's webhook to the page: a published change is on the next requested page. The content service
 * is the embedded one, on a separate port and with files that change.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '~/server/site';
import type { ContentService } from '../../../content-service/embedded/handler';
import { demoService, type Listening, listenerOf, listening } from '../../http-service';
import { ask, askUntil, holdTime, type Reply } from '../ask';
import { bootSite } from '../boot-site';

const secret = 'a secret of the school';
const data = mkdtempSync(path.join(tmpdir(), 'published-'));
const copies = mkdtempSync(path.join(tmpdir(), 'copies-'));
let service: ContentService;
let upstream: Listening;
let booted: Site;
let site: { port: number };
/** When the pictures were last replaced. */
let replaced: string | null = null;

beforeAll(async () => {
  cpSync('content-service/data', data, { recursive: true });
  service = demoService(data);
  const answer = async (request: Request) => {
    const response = await service(request);
    const text = await response.text();
    const body = replaced
      ? text.replaceAll('"url":"/uploads/', `"updatedAt":"${replaced}","url":"/uploads/`)
      : text;
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } });
  };
  upstream = await listening(listenerOf(answer));
  ({ booted, site } = await bootSite({
    CONTENT_API_URL: `${upstream.origin}/api`,
    CONTENT_COPY_PATH: copies,
    CONTENT_PURGE_SECRET: secret,
  }));
});
afterAll(async () => {
  await booted.drain();
  upstream.close();
  for (const folder of [data, copies]) rmSync(folder, { recursive: true });
});

const watched = ['/', '/agenda', '/actualites', '/campus', '/campus/lyon', '/formations'];
beforeEach(async () => {
  for (const address of watched) await ask(site, address);
});

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(data, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
  service.reload();
}

/**
 * Notifies the site, and sends a request at once. With a fixed clock, so that no wait times out on a busy machine; `npm
 * run test:strapi` measures the duration.
 */
async function published(event: object, address: string): Promise<Reply> {
  holdTime();
  const told = await ask(site, '/hooks/content', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect(told.status).toBe(202);
  const reply = await ask(site, address);
  vi.useRealTimers();
  return reply;
}
const of = (event: string, model: string, entry: object) => ({
  event: `entry.${event}`,
  model,
  uid: `api::${model}.${model}`,
  entry: { id: 1, documentId: 'a1b2', ...entry },
});

it('a changed entry', async () => {
  expect((await ask(site, '/campus/lyon')).text).not.toContain('Lyon-Gerland');
  edit('campuses/lyon.json', (text) => text.replace('"title": "Lyon"', '"title": "Lyon-Gerland"'));
  const event = of('update', 'campus', { slug: 'lyon' });
  expect((await published(event, '/campus/lyon')).text).toContain('Lyon-Gerland');
  expect((await ask(site, '/campus')).text).toContain('Lyon-Gerland');
});

it('a new entry, whose address was 404 before, and its lists', async () => {
  const address = '/actualites/une-nouvelle-passerelle';
  expect((await ask(site, address)).status).toBe(404);
  const file = readFileSync(path.join(data, 'news/charte-numerique-sobre.md'), 'utf8')
    .replace(/^slug: .*$/m, 'slug: une-nouvelle-passerelle')
    .replace(/^title: .*$/m, 'title: Une nouvelle passerelle')
    .replace(/^publishDate: .*$/m, 'publishDate: 2026-01-02T08:00:00+01:00');
  writeFileSync(path.join(data, 'news/une-nouvelle-passerelle.md'), file);
  service.reload();
  const event = of('publish', 'news', { slug: 'une-nouvelle-passerelle' });
  const page = await published(event, address);
  expect([page.status, page.text.includes('Une nouvelle passerelle')]).toEqual([200, true]);
});

it('a new event, in the agenda', async () => {
  const file = readFileSync(path.join(data, 'events/journee-portes-ouvertes-la-reunion.md'), 'utf8')
    .replace(/^slug: .*$/m, 'slug: rencontre-imprevue')
    .replace(/^title: .*$/m, 'title: Rencontre imprévue')
    .replaceAll('+49d/sat', '+1d');
  writeFileSync(path.join(data, 'events/rencontre-imprevue.md'), file);
  service.reload();
  const event = of('publish', 'event', { slug: 'rencontre-imprevue' });
  expect((await published(event, '/agenda')).text).toContain('/agenda/rencontre-imprevue');
});

it('an unpublished entry, which is 404 and in no list', async () => {
  expect((await ask(site, '/actualites/charte-numerique-sobre')).status).toBe(200);
  edit('news/charte-numerique-sobre.md', (text) => text.replace(/^publishDate: .*$/m, 'publishDate: null'));
  const event = of('unpublish', 'news', { slug: 'charte-numerique-sobre' });
  expect((await published(event, '/actualites/charte-numerique-sobre')).status).toBe(404);
  for (let page = 1; page <= 4; page += 1)
    expect((await ask(site, `/actualites/page/${page}`)).text).not.toContain('charte-numerique-sobre');
});

it('a deleted entry', async () => {
  expect((await ask(site, '/formations/court-iso-14001')).status).toBe(200);
  const own = service;
  const gone = async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith('/court-iso-14001')) return own(request);
    const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
    return Response.json({ data: null, error }, { status: 404 });
  };
  service = Object.assign(gone, own);
  const event = of('delete', 'programme', { slug: 'court-iso-14001' });
  expect((await published(event, '/formations/court-iso-14001')).status).toBe(404);
  service = own;
});

it('a menu', async () => {
  edit('menus/footer.json', (text) => text.replace(/"label": "[^"]+"/, '"label": "Menu changé"'));
  expect((await published(of('update', 'menu-enrichi', {}), '/campus/lyon')).text).toContain('Menu changé');
});

it('a label', async () => {
  edit('labels.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), 'campuses.list.title': 'Nos campus, tous' }),
  );
  expect((await published(of('update', 'label', { key: 'x' }), '/campus')).text).toContain(
    'Nos campus, tous',
  );
});

it('the settings', async () => {
  edit('settings.json', (text) => text.replace(/"number": "[^"]+"/, '"number": "+33 1 99 00 00 00"'));
  const page = await published(of('update', 'setting', {}), '/campus/lyon');
  expect(page.text).toContain('+33199000000');
});

it('a page that only mentions the entry, at the second request: a course the CRM is requested', async () => {
  const address = '/crm/brochure?course=bts-gpn&campus=lyon';
  expect((await ask(site, address)).text).toContain('BTSA Gestion');
  edit('programmes/bts-gpn.json', (text) => text.replace(/"title": "[^"]+"/, '"title": "BTSA Natures"'));
  await published(of('update', 'programme', { slug: 'bts-gpn' }), address);
  await askUntil(site, address, 'BTSA Natures');
});

it('a replaced picture, which keeps its address in the content service and gets another here', async () => {
  const picture = (text: string) => /\/images\/(?!share)[^"\s]+/.exec(text)?.[0];
  const before = picture((await ask(site, '/campus/lyon')).text);
  replaced = '2026-11-23T09:00:00.000Z';
  const after = picture((await published({ event: 'media.update', media: { id: 3 } }, '/campus/lyon')).text);
  expect(after).toMatch(/^\/images\//);
  expect(after).not.toBe(before);
});
