import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContentService, demoAccount } from './handler';
import { loadContent } from './load';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'school-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/content.mjs', 'new', ...words], { encoding: 'utf8' });

describe('npm run content new', () => {
  it('writes a valid school, with its own name and nothing else', () => {
    expect(write(directory, 'École du bois').status).toBe(0);
    const { settings, entries, labelsInEnglish } = loadContent(directory);
    expect(settings.siteName).toBe('École du bois');
    expect(entries.menus.map(({ type }) => type).sort()).toEqual(['footer', 'navbarproto']);
    expect([...entries.programmes, ...entries.campuses, ...entries.events]).toEqual([]);
    expect(labelsInEnglish).toEqual({});
  });

  it('does not change a folder with files', () => {
    write(directory, 'École du bois');
    const { status, stderr } = write(directory, 'École du fer');
    expect([status, stderr]).toEqual([1, expect.stringContaining('not empty')]);
  });

  it('needs a folder and a name', () => {
    expect(write().status).toBe(2);
    expect(write(directory).status).toBe(2);
    expect(write(directory, ' ').status).toBe(2);
    expect(existsSync('settings.json')).toBe(false);
  });
});

it('a school’s own files have no demonstration CRM', async () => {
  const service = (demonstration: boolean) =>
    createContentService({
      directory: 'content-service/data',
      demonstration,
      namespace: 'iet',
      account: demoAccount,
      tokenLifetime: 300,
      clock: () => 0,
    });
  for (const address of [
    '/demo/crm',
    '/demo/crm.css',
    '/demo/inscription?evenement=journee-portes-ouvertes-nantes',
  ]) {
    const ask = (demonstration: boolean) =>
      service(demonstration)(new Request(`http://localhost:3100${address}`));
    expect([(await ask(true)).status, (await ask(false)).status], address).toEqual([200, 404]);
  }
});
