/** Documents an editor uploads: found at the name they were uploaded with. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '~/server/site';
import { ask } from '../ask';
import { bootSite } from '../boot-site';

const data = mkdtempSync(path.join(tmpdir(), 'documents-'));
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
let booted: Site;
let site: { port: number };

beforeAll(async () => {
  cpSync('tests/second-school/data', data, { recursive: true });
  const upload = (name: string, text: string) => writeFileSync(path.join(data, 'uploads', name), text);
  upload('Brochure_2026_ab12CD.pdf', '%PDF-1.4 brochure');
  upload('Règlement intérieur Été.docx', 'PK règlement');
  upload('(1) N° 12 – 100% bio [v2].pdf', '%PDF-1.4 douze');
  upload('Page.html', '<script>alert(1)</script>');
  ({ booted, site } = await bootSite({ CONTENT_DIRECTORY: data }));
});
afterAll(async () => {
  await booted.drain();
  rmSync(data, { recursive: true });
});

it.each([
  ['Brochure_2026_ab12CD.pdf', 'application/pdf', '%PDF-1.4 brochure'],
  ['Règlement intérieur Été.docx', word, 'PK règlement'],
  ['(1) N° 12 – 100% bio [v2].pdf', 'application/pdf', '%PDF-1.4 douze'],
])('%s', async (name, type, text) => {
  const reply = await ask(site, `/uploads/${encodeURIComponent(name)}`);
  expect([reply.status, reply.headers['content-type'], reply.text]).toEqual([200, type, text]);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['cache-control']).toBe('public, max-age=60');
});

it.each(['Page.html', 'facade.jpg', 'brochure_2026_ab12cd.pdf', '%2e%2e%2fsettings.json', '.env.pdf'])(
  'is not a document: %s',
  async (name) => {
    const { status, text } = await ask(site, `/uploads/${name}`);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('alert');
  },
);
