/**
 * Old addresses of pages, over HTTP: the redirects are those of the embedded service, on a separate port, in files that
 * change.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Site } from '~/server/site';
import type { ContentService } from '../../../content-service/embedded/handler';
import { demoService, type Listening, listenerOf, listening } from '../../http-service';
import { ask, holdTime } from '../ask';
import { bootSite } from '../boot-site';

const secret = 'a secret of the school';
const data = mkdtempSync(path.join(tmpdir(), 'moved-'));
const copies = mkdtempSync(path.join(tmpdir(), 'copies-'));
let service: ContentService;
let upstream: Listening;
let booted: Site;
let site: { port: number };
/** Questions for the list so far. */
let questions = 0;
/** A service that knows nothing of redirects. */
let absent = false;

const fileOf = (from: string) => path.join(data, `redirects${from}.json`);
function write(from: string, to: string | null): void {
  mkdirSync(path.dirname(fileOf(from)), { recursive: true });
  writeFileSync(fileOf(from), JSON.stringify({ from, to }));
}

beforeAll(async () => {
  cpSync('content-service/data', data, { recursive: true });
  write('/formations/bts-nature', '/formations/bts-gpn');
  write('/formations/bts-nature-1', '/formations/bts-nature');
  rmSync(path.join(data, 'articles/entreprise/taxe-d-apprentissage.json'));
  write('/entreprise/taxe-d-apprentissage', '/entreprise');
  write('/a/b/c', 'https://www.partenaire.example/ici');
  write('/ecole/brochure', '/uploads/Brochure.pdf');
  write('/ecole/disparue', null);
  write('/en/our-school', '/en/school#team');
  write('/campus/nantes-sud', '/campus/nantes');
  write('/campus/nantes-centre', '/campus/nantes-sud');
  write('/campus/parti', 'https://www.partenaire.example/ici');
  write('/agenda/jpo-la-reunion', '/agenda/journee-portes-ouvertes-la-reunion?x=1#y');
  write('/agenda/le-salon', '/actualites');
  write('/agenda/annule', null);
  // Nobody sees these: one is a page, two lead to each other.
  write('/campus/lyon', '/contact');
  write('/tourne', '/en-rond');
  write('/en-rond', '/tourne');
  service = demoService(data);
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/redirects') return service(request);
    questions += 1;
    const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
    return absent ? Response.json({ data: null, error }, { status: 404 }) : service(request);
  };
  upstream = await listening(listenerOf(answer));
  ({ booted, site } = await bootSite({
    CONTENT_API_URL: `${upstream.origin}/api`,
    CONTENT_COPY_PATH: copies,
    CONTENT_PURGE_SECRET: secret,
    ENGLISH_ENABLED: 'true',
  }));
  // The first page takes as long as the machine needs.
  holdTime();
  await ask(site, '/formations/bts-nature');
  vi.useRealTimers();
});
afterAll(async () => {
  await booted.drain();
  upstream.close();
  for (const folder of [data, copies]) rmSync(folder, { recursive: true });
});

const leadsTo = async (address: string) => {
  const { status, headers } = await ask(site, address);
  return [status, headers.location];
};

it.each([
  ['a page', '/formations/bts-nature', '/formations/bts-gpn'],
  ['a page that has moved twice, in one step', '/formations/bts-nature-1', '/formations/bts-gpn'],
  ['an address that is no page’s by its form', '/a/b/c', 'https://www.partenaire.example/ici'],
  [
    'an address that is not written as it should be, at once',
    '/Formations/BTS-Nature/',
    '/formations/bts-gpn',
  ],
  ['an address of the former site whose page has moved, at once', '/taxe-apprentissage', '/entreprise'],
  [
    'to another site, which is not told what the visitor’s address says',
    '/a/b/c?utm_source=salon',
    'https://www.partenaire.example/ici',
  ],
  ['an English page', '/en/our-school', '/en/school#team'],
  [
    'what the visitor’s address says beside it',
    '/formations/bts-nature?campus=lyon&utm_source=salon',
    '/formations/bts-gpn?campus=lyon&utm_source=salon',
  ],
  ['the same before a fragment', '/en/our-school?utm_source=salon', '/en/school?utm_source=salon#team'],
])('redirects %s', async (_, from, to) => {
  expect(await leadsTo(from)).toEqual([301, to]);
  expect(await leadsTo(from)).toEqual([301, to]);
});

it.each([
  ['an event', '/agenda/jpo-la-reunion.ics', '/agenda/journee-portes-ouvertes-la-reunion.ics'],
  [
    'an event, with parameters',
    '/agenda/jpo-la-reunion.ics?utm_source=x',
    '/agenda/journee-portes-ouvertes-la-reunion.ics?utm_source=x',
  ],
  ['an event that is another page now', '/agenda/le-salon.ics', '/actualites'],
  ['all events of a campus', '/agenda.ics?campus=nantes-sud', '/agenda.ics?campus=nantes'],
  [
    'all events of a kind on a campus',
    '/agenda.ics?type=salons&campus=nantes-sud',
    '/agenda.ics?type=salons&campus=nantes',
  ],
])('redirects the calendar of %s', async (_, from, to) => expect(await leadsTo(from)).toEqual([301, to]));

it('answers for the calendar of a removed event as for its page, and has none of what never was', async () => {
  expect(await leadsTo('/agenda/annule.ics')).toEqual([410, undefined]);
  expect(await leadsTo('/agenda/jamais-la.ics')).toEqual([404, undefined]);
});

it.each([
  ['/agenda?campus=nantes-sud', '/agenda?campus=nantes'],
  ['/agenda?type=salons&campus=nantes-sud&page=1', '/agenda?type=salons&campus=nantes&page=1'],
  ['/agenda?campus=nantes-centre', '/agenda?campus=nantes'],
  ['/agenda?pres-de=nantes-sud', '/agenda?pres-de=nantes'],
  ['/campus?pres-de=nantes-sud', '/campus?pres-de=nantes'],
  ['/campus?pres=nantes-sud', '/campus?pres=nantes'],
  ['/actualites?campus=nantes-sud', '/actualites?campus=nantes'],
  ['/actualites.atom?campus=nantes-sud', '/actualites.atom?campus=nantes'],
  ['/offres-alternance?campus=nantes-sud', '/offres-alternance?campus=nantes'],
  ['/formations?niveau=2&campus=metz&campus=nantes-sud', '/formations?niveau=2&campus=metz&campus=nantes'],
  ['/formations/bts-gpn?campus=nantes-sud', '/formations/bts-gpn?campus=nantes'],
  ['/formations/comparer?f=bts-nature&f=bts-gemeau', '/formations/comparer?f=bts-gpn&f=bts-gemeau'],
  ['/formations/comparer?f=bts-nature,bts-gemeau', '/formations/comparer?f=bts-gpn%2Cbts-gemeau'],
  ['/tarifs?formation=bts-nature&campus=nantes-sud', '/tarifs?formation=bts-gpn&campus=nantes'],
  ['/crm/brochure?course=bts-nature-1', '/crm/brochure?course=bts-gpn'],
  ['/crm/contact?course=bts-nature&campus=nantes-sud', '/crm/contact?course=bts-gpn&campus=nantes'],
])('redirects a filter with a former slug: %s', async (from, to) => {
  expect(await leadsTo(from)).toEqual([301, to]);
  const sent = `${from}${from.includes('?') ? '&' : '?'}utm_source=salon`;
  expect(await leadsTo(sent)).toEqual([301, `${to}&utm_source=salon`]);
});

it.each(['/agenda?campus=lyon', '/agenda?campus=jamais-la', '/agenda?campus=parti'])(
  'leaves the filter of a page that is there, or nowhere: %s',
  async (address) => expect(await leadsTo(address)).toEqual([200, undefined]),
);

it('is kept by browsers for an hour, and asked for by HEAD', async () => {
  const { status, headers, body } = await ask(site, '/formations/bts-nature', { method: 'HEAD' });
  expect([status, headers.location, body.length]).toEqual([301, '/formations/bts-gpn', 0]);
  expect(headers['cache-control']).toMatch(/^public, max-age=3600\b/);
  // A shared cache shows a change of the list within a minute.
  expect(headers['cache-control']).toMatch(/\bs-maxage=60\b/);
});

it('leads a navigation without reload, with the visitor’s own parameters', async () => {
  const data = await ask(site, '/formations/bts-nature?utm_source=salon&_data=routes%2Fprogramme');
  expect(data.status).toBe(204);
  expect(data.headers).toMatchObject({
    'x-remix-redirect': '/formations/bts-gpn?utm_source=salon',
    'x-remix-status': '301',
    'cache-control': 'no-store',
  });
  const file = await ask(site, '/ecole/brochure?_data=routes%2Fsub-page');
  expect(file.headers).toMatchObject({
    'x-remix-redirect': '/uploads/Brochure.pdf',
    'x-remix-reload-document': 'true',
  });
});

it('answers for a page that was removed on purpose with the same page as for an unknown one', async () => {
  const [gone, never] = [await ask(site, '/ecole/disparue'), await ask(site, '/ecole/jamais-la')];
  expect([gone.status, never.status]).toEqual([410, 404]);
  const sentence = (text: string) => /class="error-message">([^<]*)</.exec(text)?.[1];
  expect(sentence(gone.text)).toBe(sentence(never.text));
  expect(sentence(gone.text)).toBeTruthy();
  expect((await ask(site, '/ecole/disparue?_data=routes%2Fsub-page')).status).toBe(410);
});

it('never stands in the way of a page, nor leads in a circle', async () => {
  expect(await leadsTo('/campus/lyon')).toEqual([200, undefined]);
  expect(await leadsTo('/Campus/Lyon/')).toEqual([301, '/campus/lyon']);
  expect(await leadsTo('/iet-lyon')).toEqual([301, '/campus/lyon']);
  expect(await leadsTo('/tourne')).toEqual([404, undefined]);
});

it('asks for the list once, however many addresses are unknown', async () => {
  const before = questions;
  for (let address = 0; address < 5; address += 1) await ask(site, `/inconnue-${address}`);
  expect(questions).toBe(before);
});

/** As the content service's webhook says that the redirects have changed. */
async function changed(event: string): Promise<void> {
  service.reload();
  const { status } = await ask(site, '/hooks/content', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      event: `entry.${event}`,
      model: 'redirect',
      uid: 'api::redirect.redirect',
      entry: { id: 1, documentId: 'r1' },
    }),
  });
  expect(status).toBe(202);
}

it('follows the content: a redirect that is written, led elsewhere, removed', async () => {
  holdTime();
  expect(await leadsTo('/ecole/hier')).toEqual([404, undefined]);
  write('/ecole/hier', '/contact');
  await changed('create');
  expect(await leadsTo('/ecole/hier')).toEqual([301, '/contact']);
  write('/ecole/hier', '/ecole');
  await changed('update');
  expect(await leadsTo('/ecole/hier')).toEqual([301, '/ecole']);
  rmSync(fileOf('/ecole/hier'));
  await changed('delete');
  expect(await leadsTo('/ecole/hier')).toEqual([404, undefined]);
  vi.useRealTimers();
});

it('remembers that a service has no redirects, and does not ask again', async () => {
  absent = true;
  for (const file of ['/formations/bts-nature']) rmSync(fileOf(file));
  await changed('delete');
  const before = questions;
  for (let address = 0; address < 4; address += 1) {
    await ask(site, `/perdue-${address}`);
    const { status, headers } = await ask(site, `/perdue-${address}`);
    expect([status, headers['cache-status']]).toEqual([404, expect.stringContaining('site; hit')]);
  }
  expect(questions - before).toBeLessThanOrEqual(1);
});
