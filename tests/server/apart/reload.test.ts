/** Files of the embedded content service are edited while the site runs: no restart, and invalid files are ignored. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '~/server/site';
import { ask } from '../ask';
import { bootSite } from '../boot-site';

const data = mkdtempSync(path.join(tmpdir(), 'reload-'));
const programme = path.join(data, 'programmes/titre-relieur.json');
let booted: Site;
let site: { port: number };
const errors: unknown[] = [];

beforeAll(async () => {
  cpSync('tests/second-school/data', data, { recursive: true });
  ({ booted, site } = await bootSite({ CONTENT_DIRECTORY: data }));
  booted.services.log.error = (fields: { err: Error }) => void errors.push(fields.err);
});
afterAll(async () => {
  await booted.drain();
  rmSync(data, { recursive: true });
});

const get = (address: string) => ask(site, address);
const edit = (change: object) =>
  writeFileSync(programme, JSON.stringify({ ...JSON.parse(readFileSync(programme, 'utf8')), ...change }));

it('shows the edited content with the next request, also on kept pages', async () => {
  for (const address of ['/formations/titre-relieur', '/formations']) {
    expect((await get(address)).text).toContain('Titre professionnel Relieur');
  }
  edit({ title: 'Titre Relieure et relieur' });
  expect((await get('/formations/titre-relieur')).text).not.toContain('Titre Relieure et relieur');
  expect(booted.reload()).toBe(true);
  for (const address of ['/formations/titre-relieur', '/formations', '/campus/le-mans']) {
    expect((await get(address)).text, address).toContain('Titre Relieure et relieur');
  }
});

it('refuses invalid files, names them, and keeps the earlier content', async () => {
  const before = readFileSync(programme, 'utf8');
  edit({ title: 7 });
  expect(booted.reload()).toBe(false);
  expect(String(errors.at(-1))).toContain('programmes/titre-relieur.json: title');
  expect((await get('/formations/titre-relieur')).text).toContain('Titre Relieure et relieur');
  writeFileSync(programme, before);
});

it('has a new entry at its address and in its list, and a deleted one at neither', async () => {
  const slug = 'titre-doreur';
  const file = path.join(data, `programmes/${slug}.json`);
  expect((await get(`/formations/${slug}`)).status).toBe(404);
  const copy = { ...JSON.parse(readFileSync(programme, 'utf8')), slug, title: 'Titre Doreur' };
  writeFileSync(file, JSON.stringify(copy));
  booted.reload();
  expect((await get(`/formations/${slug}`)).text).toContain('Titre Doreur');
  expect((await get('/formations')).text).toContain('Titre Doreur');

  rmSync(file);
  booted.reload();
  expect((await get(`/formations/${slug}`)).status).toBe(404);
  expect((await get('/formations')).text).not.toContain('Titre Doreur');
});
