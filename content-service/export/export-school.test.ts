/** The drafts in a school's files, as the import gets them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSchool } from '../embedded/new-school';
import { exportSchool } from './export-school';

const directory = mkdtempSync(path.join(tmpdir(), 'export-'));
const write = (file: string, entry: object) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), JSON.stringify(entry));
};

beforeAll(() => {
  for (const [file, entry] of Object.entries(newSchool('École du bois'))) write(file, entry);
  const campus = JSON.parse(readFileSync('content-service/data/campuses/lyon.json', 'utf8'));
  write('campuses/lyon.json', campus);
  write('campuses/lyon.draft.json', { ...campus, title: 'Lyon, brouillon', draft: true });
  write('campuses/nice.json', { ...campus, slug: 'nice', draft: true });
  const page = { rubrique: 'ecole', slug: null, title: 'École', summary: 'Résumé', updatedOn: '-0d' };
  const english = { locale: 'en', rubrique: 'school', slug: null };
  write('articles/ecole/index.json', { ...page, localizations: [english] });
  write('articles/ecole/index.draft.json', { ...page, title: 'L’école', draft: true });
  write('articles/en/school/index.json', { ...page, ...english, title: 'School', draft: true });
});
afterAll(() => rmSync(directory, { recursive: true }));

const exported = (key: string) =>
  exportSchool(directory, new Date('2026-11-30')).documents.filter((document) => document.key === key);

it('the draft of a published entry belongs to it', () => {
  const [campus, ...others] = exported('lyon');
  expect(others).toEqual([]);
  expect(campus).toMatchObject({
    publish: ['fr'],
    locales: { fr: { title: expect.stringMatching(/^Lyon$/) } },
  });
  expect(campus?.drafts.fr).toMatchObject({ slug: 'lyon', title: 'Lyon, brouillon' });
});

it('an entry that was never published stays a draft', () => {
  expect(exported('nice')).toMatchObject([{ publish: [], drafts: {} }]);
});

it('a page stays published beside the draft of its translation', () => {
  expect(exported('ecole/')).toMatchObject([
    {
      publish: ['fr'],
      locales: { fr: { title: 'École' }, en: { title: 'School' } },
      drafts: { fr: { title: 'L’école' } },
    },
  ]);
});
