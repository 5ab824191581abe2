import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createContentService, demoAccount } from './handler';
import { loadContent } from './load';

const account = demoAccount;
let directory: string | undefined;

afterEach(() => {
  if (directory) rmSync(directory, { recursive: true });
  directory = undefined;
});

const serviceOf = (folder: string) =>
  createContentService({ directory: folder, namespace: 'iet', account, tokenLifetime: 300, clock: () => 0 });

/** The service on a copy of the demonstration, signed in. */
async function startOnCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  directory = folder;
  cpSync('content-service/data', folder, { recursive: true });
  const service = serviceOf(folder);
  const ask = async (address: string, init?: RequestInit) =>
    (await service(new Request(`http://localhost:3100/api/${address}`, init))).json();
  const { access_token } = await ask('login', { method: 'POST', body: JSON.stringify(account) });
  const entry = async (address: string) =>
    (await ask(address, { headers: { authorization: `Bearer ${access_token}` } })).data;
  return { folder, service, entry };
}

it('a browser that shows the demonstration CRM gets no error for the icon it asks for', async () => {
  const { status } = await serviceOf('content-service/data')(
    new Request('http://localhost:3100/favicon.ico'),
  );
  expect(status).toBe(204);
});

it('a changed file is read again on request; an invalid one keeps the earlier content', async () => {
  const { folder, service, entry } = await startOnCopy();
  const titleOfLyon = async () => (await entry('campuses/lyon')).title;
  const file = path.join(folder, 'campuses/lyon.json');
  const before = readFileSync(file, 'utf8');
  const campus = JSON.parse(before);
  expect(await titleOfLyon()).toBe(campus.title);

  writeFileSync(file, JSON.stringify({ ...campus, title: 'Lyon, changé' }));
  service.reload();
  expect(await titleOfLyon()).toBe('Lyon, changé');

  writeFileSync(file, JSON.stringify({ ...campus, title: 7 }));
  expect(() => service.reload()).toThrow('lyon');
  expect(await titleOfLyon()).toBe('Lyon, changé');
});

it('a replaced picture has a new hash in the next answer, without a restart', async () => {
  const { folder, entry } = await startOnCopy();
  const portrait = async () => {
    const { team } = await entry('campuses/lyon?populate[team][populate]=*');
    return team[0].portrait as { url: string; hash: string };
  };
  const { url, hash } = await portrait();
  expect(hash).toMatch(/^[0-9a-f]{10}$/);
  writeFileSync(path.join(folder, url), 'another picture');
  expect((await portrait()).hash).not.toBe(hash);
});

it('a page leads to a translation when that is out', async () => {
  let now = Date.parse('2027-01-12T10:00:00Z');
  const data = loadContent('content-service/data');
  const page = data.entries.articles.find(({ locale, slug }) => locale === 'en' && slug === null) ?? {};
  const [{ rubrique, slug } = {}] = page.localizations as Record<string, string | null>[];
  page.visibleFrom = '2027-01-13';
  const service = createContentService({
    ...{ directory: 'content-service/data', data, namespace: 'iet', account, tokenLifetime: 300 },
    clock: () => now,
  });
  const ask = async (address: string, init?: RequestInit) =>
    (await service(new Request(`http://localhost:3100/api/${address}`, init))).json();
  const translations = async (query = '') => {
    const { access_token } = await ask('login', { method: 'POST', body: JSON.stringify(account) });
    const address = `iet-articles/${rubrique}${slug ? `/${slug}` : ''}${query}`;
    return (await ask(address, { headers: { authorization: `Bearer ${access_token}` } })).data.localizations
      .length;
  };
  expect([await translations(), await translations('?status=draft')]).toEqual([0, 1]);
  now += 86_400_000;
  expect(await translations()).toBe(1);
});
