import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../load';
import { checkUploads } from './check-uploads';

const demonstration = 'content-service/data';
const school = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const changed = new Set<string>();
beforeAll(() => cpSync(demonstration, school, { recursive: true }));
// Six hundred files: each test puts its own back.
afterEach(() => {
  for (const name of changed) {
    rmSync(path.join(school, name), { force: true });
    const original = path.join(demonstration, name);
    if (existsSync(original)) cpSync(original, path.join(school, name));
  }
  changed.clear();
});
afterAll(() => rmSync(school, { recursive: true, force: true }));

/** A file of the school, which the test may change. */
function own(name: string): string {
  changed.add(name);
  return path.join(school, name);
}
const upload = (name: string) => own(`uploads/${name}`);
const check = () => checkUploads(school, loadContent(school));
const taggedPdf = '%PDF-1.7 << /Type /Catalog /StructTreeRoot 6 0 R >>';
const lighthouse = 'paysages/phare-midi.webp';

it('reports nothing for the demonstration', async () => {
  expect(await check()).toEqual([]);
});

it('names the entry whose picture is missing', async () => {
  rmSync(upload(lighthouse));
  expect(await check()).toContain(`campuses/brest: its picture uploads/${lighthouse} is missing`);
});

it('reports a file that no entry uses, also in a folder', async () => {
  renameSync(upload(lighthouse), upload('phare.webp'));
  expect(await check()).toContain('uploads/phare.webp: no entry uses it');
});

it('counts a document as used if a text links to it', async () => {
  writeFileSync(upload('guide.pdf'), taggedPdf);
  expect(await check()).toEqual(['uploads/guide.pdf: no entry uses it']);
  const file = own('campuses/brest.json');
  const campus = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  campus.description += '\n\nLe [guide](/uploads/guide.pdf).';
  writeFileSync(file, JSON.stringify(campus));
  expect(await check()).toEqual([]);
});

it('names a PDF without tags, and a document that is linked and missing', async () => {
  writeFileSync(upload('documents/cgv.pdf'), '%PDF-1.4 << /Type /Catalog >>');
  rmSync(upload('documents/guide-tuteur.pdf'));
  expect(await check()).toEqual([
    'uploads/documents/guide-tuteur.pdf: an entry links to it, and it is missing',
    'uploads/documents/cgv.pdf: a PDF without tags, which a screen reader cannot read in order',
  ]);
});

it('the demonstration gives the subject and the size of each document', () => {
  const said = Object.values(loadContent('content-service/data').entries)
    .flat()
    .flatMap((entry) => filesIn(entry));
  expect(said.length).toBeGreaterThan(20);
  for (const { url, format, size } of said) {
    const kilobytes = Math.round(readFileSync(`content-service/data${url}`).length / 1000);
    expect([url, format, size]).toEqual([url, 'PDF balisé', `${kilobytes}\u00a0Ko`]);
  }
});

type File = Record<'url' | 'format' | 'size', string>;
function filesIn(value: unknown): File[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url } = value as { url?: unknown };
  return typeof url === 'string' && url.endsWith('.pdf')
    ? [value as File]
    : Object.values(value).flatMap(filesIn);
}

it('finds a name with accents in either Unicode form', async () => {
  writeFileSync(upload('Règlement (1).pdf'.normalize('NFD')), taggedPdf);
  const file = own('campuses/brest.json');
  const campus = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  campus.description += '\n\nLe [règlement](</uploads/Règlement (1).pdf>).';
  writeFileSync(file, JSON.stringify(campus));
  expect(await check()).toEqual([]);
});

it('reports a picture whose size differs from its entry, and a file that is not a picture', async () => {
  cpSync(upload('portraits/yanis-lefort.webp'), upload(lighthouse));
  expect(await check()).toContain(`campuses/brest: uploads/${lighthouse} is 800 x 800, not 1680 x 1120`);
  writeFileSync(upload(lighthouse), 'a picture');
  expect(await check()).toContain(`campuses/brest: uploads/${lighthouse} is no picture`);
});
