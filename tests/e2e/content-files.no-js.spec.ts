/** `SIGHUP`: the built site and the content service on its own port read the content's files again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccount } from '../../content-service/embedded/handler';
import { freePort } from '../../tools/free-port.mjs';
import { secondSchool } from '../second-school/words-of-first-school';
import { startConfiguredSite } from './configured-site';
import { expect, test } from './fixtures';

let data: string;
let file: string;

test.beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'school-'));
  cpSync(secondSchool, data, { recursive: true });
  file = path.join(data, 'programmes/titre-relieur.json');
});
test.afterEach(() => rmSync(data, { recursive: true }));

const addressesOnNetwork = () =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );

const edit = (change: object) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));

test('the site shows an edited file, and keeps the earlier content if it is invalid', async () => {
  const site = await startConfiguredSite({ CONTENT_DIRECTORY: data });
  const titled = async (title: string) =>
    (await (await fetch(`${site.origin}/formations/titre-relieur`)).text()).includes(title);
  try {
    expect(await titled('Titre professionnel Relieur')).toBe(true);
    edit({ title: 'Relieure, relieur' });
    expect(await titled('Relieure, relieur')).toBe(false);
    site.signal('SIGHUP');
    await expect.poll(() => titled('Relieure, relieur')).toBe(true);

    edit({ title: 7 });
    site.signal('SIGHUP');
    // Whether or not it has been read, the file changes nothing.
    for (let round = 0; round < 5; round++) expect(await titled('Relieure, relieur')).toBe(true);
    edit({ title: 'Relieuse' });
    site.signal('SIGHUP');
    await expect.poll(() => titled('Relieuse')).toBe(true);
  } finally {
    site.close();
  }
});

test('the content service on its own port also keeps the earlier content, and logs the error', async () => {
  const port = await freePort();
  const service: ChildProcess = spawn(process.execPath, ['build/content-service.js'], {
    env: { ...process.env, HOST: undefined, PORT: String(port), CONTENT_DIRECTORY: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  service.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const api = `http://localhost:${port}/api`;
  const ask = async (address: string, init?: RequestInit) =>
    (await fetch(`${api}${address}`, init).catch(() => null))?.json() ?? null;
  try {
    const login = { method: 'POST', body: JSON.stringify(demoAccount) };
    await expect.poll(() => ask('/login', login)).toHaveProperty('access_token');
    // Its account is public: other clients on the network get no answer.
    for (const address of addressesOnNetwork())
      await expect(fetch(`http://${address}:${port}/api/labels`)).rejects.toThrow('fetch failed');
    const { access_token: token } = await ask('/login', login);
    const title = async () =>
      (await ask('/programmes/titre-relieur', { headers: { authorization: `Bearer ${token}` } })).data.title;
    expect(await title()).toBe('Titre professionnel Relieur');
    edit({ title: 'Relieure, relieur' });
    service.kill('SIGHUP');
    await expect.poll(title).toBe('Relieure, relieur');

    edit({ title: 7 });
    service.kill('SIGHUP');
    await expect.poll(() => said).toContain('programmes/titre-relieur.json: title');
    expect(await title()).toBe('Relieure, relieur');
  } finally {
    service.kill();
  }
});
