import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createContentService, demoAccount } from './handler';

const account = demoAccount;
let directory: string | undefined;

afterEach(() => {
  if (directory) rmSync(directory, { recursive: true });
  directory = undefined;
});

const serviceOf = (folder: string) =>
  createContentService({ directory: folder, namespace: 'iet', account, tokenLifetime: 300, clock: () => 0 });

it('a browser that shows the demonstration CRM gets no error for the icon it asks for', async () => {
  const { status } = await serviceOf('content-service/data')(
    new Request('http://localhost:3100/favicon.ico'),
  );
  expect(status).toBe(204);
});

it('a changed file is read again on request; an invalid one keeps the earlier content', async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content-service/data', directory, { recursive: true });
  const service = serviceOf(directory);
  const ask = async (file: string, init?: RequestInit) =>
    (await service(new Request(`http://localhost:3100/api/${file}`, init))).json();
  const session = await ask('login', {
    method: 'POST',
    body: JSON.stringify(account),
  });
  const titleOfLyon = async () =>
    (await ask('campuses/lyon', { headers: { authorization: `Bearer ${session.access_token}` } })).data.title;
  const file = path.join(directory, 'campuses/lyon.json');
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
