/** The demonstration school's files with drafts of every kind, which a preview shows and visitors do not see. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the demonstration's files, with a draft of each kind. @returns its folder */
export function writeSchoolWithDrafts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drafted-'));
  cpSync('content-service/data', folder, { recursive: true });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const draftOf = (file: string, change: object) => {
    const draft = { ...JSON.parse(read(`${file}.json`)), ...change, draft: true };
    write(`${file}.draft.json`, JSON.stringify(draft));
  };
  draftOf('campuses/lyon', { title: 'Lyon au brouillon' });
  draftOf('articles/en/school/index', { title: 'A drafted school' });
  const page = JSON.parse(read('articles/ecole/nos-engagements.json'));
  const block = {
    __component: 'blocks.rich-text',
    title: 'Un bloc tout neuf',
    width: 'narrow',
    body: 'Neuf.',
  };
  const pageLayout = { ...page.pageLayout, blocks: [...page.pageLayout.blocks, block] };
  draftOf('articles/ecole/nos-engagements', { pageLayout });
  const menu = read('menus/footer.json').replace(/"label": "[^"]+"/, '"label": "Menu au brouillon"');
  write('menus/footer.draft.json', JSON.stringify({ ...JSON.parse(menu), draft: true }));
  const news = read('news/charte-numerique-sobre.md')
    .replace(/^slug: .*$/m, 'slug: jamais-publiee\ndraft: true')
    .replace(/^title: .*$/m, 'title: Une actualité jamais publiée')
    .replace(/^publishDate: .*$/m, 'publishDate: null');
  write('news/jamais-publiee.md', news);
  return folder;
}

export function removeSchool(folder: string): void {
  rmSync(folder, { recursive: true });
}
