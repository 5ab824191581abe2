/** What the cache in front of the site hears of a change: the embedded service, and a receiver as the cache. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '~/server/site';
import { type Listening, listening } from '../../http-service';
import { ask, holdTime, settle } from '../ask';
import { bootSite } from '../boot-site';

const secret = 'a secret of the school';
const data = mkdtempSync(path.join(tmpdir(), 'purge-'));
const { now } = Date;
let moved = 0;
let receiver: Listening;
let booted: Site;
let site: { port: number };

/** The calls so far; the most at once; how each is answered. */
let calls: { line: string; authorization: string | undefined; length: string | undefined }[] = [];
let open = 0;
let mostOpen = 0;
let answer: (response: ServerResponse) => void;
const well = (response: ServerResponse) => void response.writeHead(204).end();

beforeAll(async () => {
  cpSync('tests/second-school/data', data, { recursive: true });
  writeFileSync(
    path.join(data, 'news/une-annonce.md'),
    '---\nslug: une-annonce\ntitle: Une annonce\nsummary: Elle dit tout.\ncat_news: ateliers\npublishDate: "+1d"\n---\n\nElle dit tout.\n',
  );
  receiver = await listening(({ method, url, headers }, response) => {
    calls.push({
      line: `${method} ${url}`,
      authorization: headers.authorization,
      length: headers['content-length'],
    });
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.once('close', () => {
      open -= 1;
    });
    answer(response);
  });
  Date.now = () => now() + moved;
  ({ booted, site } = await bootSite({
    CONTENT_DIRECTORY: data,
    CONTENT_PURGE_SECRET: secret,
    PURGE_URL: 'http://school:p%40ss@cache.example/purge?site=www',
    // The cache has no address of its own here: what arrives has gone through the proxy.
    HTTP_PROXY: receiver.origin,
  }));
  await ask(site, '/');
});
afterAll(async () => {
  Date.now = now;
  await booted.drain();
  receiver.close();
  rmSync(data, { recursive: true });
});

beforeEach(() => {
  calls = [];
  mostOpen = 0;
  answer = well;
  holdTime();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await expect.poll(() => open).toBe(0);
});

async function hears(event: object): Promise<void> {
  const { status } = await ask(site, '/hooks/content', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect(status).toBe(202);
}
const publication = { event: 'entry.publish', model: 'campus', entry: { id: 1, slug: 'le-mans' } };
const called = (times: number) => expect.poll(() => calls.length).toBe(times);
const counted = async (outcome: string) => {
  const { values } = (await booted.services.metrics.registry.getSingleMetric('site_purges_total')?.get()) ?? {
    values: [],
  };
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? Number.NaN;
};
/** The clock goes on while it is read. */
const later =
  <T>(read: () => Promise<T>) =>
  async () => {
    await vi.advanceTimersByTimeAsync(50);
    return read();
  };

it('is counted from the start', async () => {
  expect([await counted('told'), await counted('failed')]).toEqual([0, 0]);
});

it.each([
  ['a publication', () => hears(publication)],
  ['a signal to read the files again', async () => void booted.reload()],
  [
    'a planned entry that appears',
    async () => {
      moved = 259_200_000;
      booted.services.planned.applyDue();
    },
  ],
])('is one empty POST, with the name and password of the address, after %s', async (_, change) => {
  const before = await counted('told');
  await change();
  await called(1);
  expect(calls).toEqual([
    {
      line: 'POST http://cache.example/purge?site=www',
      authorization: `Basic ${Buffer.from('school:p@ss').toString('base64')}`,
      length: '0',
    },
  ]);
  await expect.poll(() => counted('told')).toBe(before + 1);
});

it('is nothing of a draft', async () => {
  await hears({
    ...publication,
    event: 'entry.update',
    entry: { id: 1, slug: 'le-mans', publishedAt: null },
  });
  await vi.advanceTimersByTimeAsync(5000);
  await settle();
  expect(calls).toEqual([]);
});

it('is said once more after two seconds, for an older page that was on its way', async () => {
  await hears(publication);
  await called(1);
  await vi.advanceTimersByTimeAsync(1900);
  await settle();
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await called(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(calls).toHaveLength(2);
});

it('is one call at a time: changes during one share the next', async () => {
  const held: ServerResponse[] = [];
  answer = (response) => void held.push(response);
  for (let change = 0; change < 10; change += 1) await hears(publication);
  await called(1);
  answer = well;
  for (const response of held) well(response);
  await called(2);
  await settle();
  expect([calls.length, mostOpen]).toEqual([2, 1]);
});

it.each([
  ['answers with an error', (response: ServerResponse) => void response.writeHead(503).end()],
  ['leads elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
  ['breaks off', (response: ServerResponse) => void response.destroy()],
  ['says nothing', () => undefined],
])('is said three times, then logged and counted, to a cache that %s', async (_, trouble) => {
  const warn = vi.spyOn(booted.services.log, 'warn').mockImplementation(() => undefined);
  const before = await counted('failed');
  answer = trouble;
  await hears(publication);
  // At once, and again after two seconds.
  await expect.poll(later(() => counted('failed'))).toBe(before + 2);
  expect(calls).toHaveLength(6);
  const lines = warn.mock.calls.map(([fields]) => inspect(fields));
  expect(lines).toHaveLength(2);
  // The password is nobody's who reads the log.
  expect(lines.join()).not.toMatch(/p@ss|p%40ss/);
});

it('is said again until it is heard', async () => {
  answer = (response) => (calls.length < 3 ? void response.writeHead(503).end() : well(response));
  const before = [await counted('told'), await counted('failed')];
  await hears(publication);
  await expect.poll(later(() => counted('told'))).toBe(Number(before[0]) + 2);
  expect([calls.length, await counted('failed')]).toEqual([4, before[1]]);
});
