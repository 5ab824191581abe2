import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent } from '../load';
import { checkUploads } from './check-uploads';

let school: string;
beforeEach(() => {
  school = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  cpSync('content-service/data', school, { recursive: true });
});
afterEach(() => rmSync(school, { recursive: true, force: true }));

const upload = (name: string) => path.join(school, 'uploads', name);
const check = () => checkUploads(school, loadContent(school));
const lighthouse = 'paysages/phare-midi.webp';

it('has nothing to say of the demonstration', async () => {
  expect(await check()).toEqual([]);
});

it('names the entry whose picture is missing', async () => {
  rmSync(upload(lighthouse));
  expect(await check()).toContain(`campuses/brest: its picture uploads/${lighthouse} is missing`);
});

it('names a file that no entry uses, be it in a folder of its own', async () => {
  renameSync(upload(lighthouse), upload('phare.webp'));
  expect(await check()).toContain('uploads/phare.webp: no entry uses it');
});

it('takes a document that a text links to for used', async () => {
  writeFileSync(upload('guide.pdf'), '%PDF');
  expect(await check()).toEqual(['uploads/guide.pdf: no entry uses it']);
  const file = path.join(school, 'campuses/brest.json');
  const campus = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  campus.description += '\n\nLe [guide](/uploads/guide.pdf).';
  writeFileSync(file, JSON.stringify(campus));
  expect(await check()).toEqual([]);
});

it('takes a name for used however its accents were saved', async () => {
  writeFileSync(upload('Règlement (1).pdf'.normalize('NFD')), '%PDF');
  const file = path.join(school, 'campuses/brest.json');
  const campus = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  campus.description += '\n\nLe [règlement](</uploads/Règlement (1).pdf>).';
  writeFileSync(file, JSON.stringify(campus));
  expect(await check()).toEqual([]);
});

it('names a picture of another size than its entry says, and a file that is none', async () => {
  cpSync(upload('portraits/yanis-lefort.webp'), upload(lighthouse));
  expect(await check()).toContain(`campuses/brest: uploads/${lighthouse} is 800 x 800, not 1680 x 1120`);
  writeFileSync(upload(lighthouse), 'a picture');
  expect(await check()).toContain(`campuses/brest: uploads/${lighthouse} is no picture`);
});
