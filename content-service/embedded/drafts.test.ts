import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContentService, demoAccount } from './handler';
import { loadContent } from './load';

const directory = mkdtempSync(path.join(tmpdir(), 'drafts-'));
const password = 'a password of the school';
let service: ReturnType<typeof createContentService>;
let now = 0;

beforeAll(() => {
  cpSync('content-service/data', directory, { recursive: true });
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const campus = JSON.parse(read('campuses/lyon.json'));
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  write('campuses/lyon.draft.json', JSON.stringify({ ...campus, title: 'Lyon, brouillon', draft: true }));
  const news = read('news/charte-numerique-sobre.md').replace(
    /^slug: .*$/m,
    'slug: jamais-publiee\ndraft: true',
  );
  write('news/jamais-publiee.md', news);
  service = createContentService({
    directory,
    namespace: 'iet',
    account: demoAccount,
    editorPassword: password,
    tokenLifetime: 300,
    clock: () => now,
  });
});
afterAll(() => rmSync(directory, { recursive: true }));

const send = (address: string, init?: RequestInit) =>
  service(new Request(`http://localhost${address}`, init));
const signIn = (email: string, given = password) =>
  send('/admin/login', { method: 'POST', body: JSON.stringify({ email, password: given }) });
const read = async (address: string) => {
  const { data } = await (await signIn('redaction@ecole.example')).json();
  const answer = await send(address, { headers: { authorization: `Bearer ${data.token}` } });
  return { status: answer.status, data: (await answer.json()).data };
};

it('a draft is sent only on request', async () => {
  const published = await read('/api/campuses/lyon');
  expect((await read('/api/campuses/lyon?status=draft')).data.title).toBe('Lyon, brouillon');
  expect(published.data.title).not.toContain('brouillon');
  expect((await read('/api/iet-news/jamais-publiee')).status).toBe(404);
  expect((await read('/api/iet-news/jamais-publiee?status=draft')).status).toBe(200);
});

it('is in lists once, with its changes', async () => {
  const titles = async (query: string) =>
    (await read(`/api/campuses?pagination[limit]=100&${query}`)).data.map(
      ({ title }: { title: string }) => title,
    );
  expect((await titles('status=draft')).length).toBe((await titles('')).length);
  expect((await titles('status=draft')).filter((title: string) => title.startsWith('Lyon'))).toEqual([
    'Lyon, brouillon',
  ]);
});

it('a draft that is not a valid entry is named like any other file', () => {
  const file = path.join(directory, 'campuses/paris.draft.json');
  writeFileSync(file, '{"draft": true, "slug": "paris"}');
  expect(() => loadContent(directory)).toThrow('paris.draft.json');
  rmSync(file);
});

it('editors sign in as in the panel, are known by their token for a working day, and leave', async () => {
  const answer = await signIn('Relecture@ecole.example');
  const { data } = await answer.json();
  expect(data.user.roles).toEqual([{ code: 'relecture', name: 'Relecture' }]);
  const headers = { authorization: `Bearer ${data.token}` };
  const me = () => send('/admin/users/me', { headers });
  expect((await (await me()).json()).data.email).toBe('relecture@ecole.example');
  now += 28_800_001;
  expect((await me()).status).toBe(401);
  const again = (await (await signIn('relecture@ecole.example')).json()).data.token;
  headers.authorization = `Bearer ${again}`;
  expect((await me()).status).toBe(200);
  await send('/admin/logout', { method: 'POST', headers });
  expect((await me()).status).toBe(401);
});

it('nobody signs in with another password, another name, or without a configured password', async () => {
  const wrong = await Promise.all([
    signIn('redaction@ecole.example', 'x'),
    signIn('nobody@ecole.example'),
    signIn('redaction@ecole.example', ''),
    send('/admin/login', { method: 'POST', body: 'not JSON' }),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  const closed = createContentService({
    directory,
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 300,
    clock: () => 0,
  });
  const body = JSON.stringify({ email: 'redaction@ecole.example', password: '' });
  expect((await closed(new Request('http://localhost/admin/login', { method: 'POST', body }))).status).toBe(
    400,
  );
});
