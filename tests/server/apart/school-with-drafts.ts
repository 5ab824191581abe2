/** A school's files with drafts of every kind, and the site on them as `server.ts` boots it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import type { Site } from '~/server/site';
import { siteBuild } from '../../contract/rendered-site';
import { ask, type Reply } from '../ask';

export const publicHost = 'www.ecole.example';
export const previewSecret = 'a secret for previews';
export const panelOrigin = 'https://panel.ecole.example';
export const editorPassword = 'a password of the school';

export interface DraftedSite {
  booted: Site;
  get(address: string, headers?: Record<string, string>): Promise<Reply>;
  /** A form as a browser sends it from a page of the site. */
  send(address: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Reply>;
  /** Signs in. @returns the `Cookie` header of the session */
  signIn(email?: string): Promise<string>;
  close(): Promise<void>;
}

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

/** Boots the site; with `preview`, editors have accounts and the panel its links. */
export async function bootWithDrafts(folder: string, preview: boolean): Promise<DraftedSite> {
  vi.stubEnv('DEV', false);
  vi.stubEnv('PUBLIC_ORIGIN', `https://${publicHost}`);
  vi.stubEnv('PORT', '0');
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('DRAIN_SECONDS', '0');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('ENGLISH_ENABLED', 'on');
  vi.stubEnv('IMAGE_SECRET', 'one secret for both sites');
  vi.stubEnv('FIRST_PICTURES', 'off');
  vi.stubEnv('ADMISSIONS_POSTS_PER_MINUTE', '1000');
  vi.stubEnv('CONTENT_DIRECTORY', folder);
  vi.stubEnv('CONTENT_EDITOR_PASSWORD', preview ? editorPassword : '');
  vi.stubEnv('PREVIEW_SECRET', preview ? previewSecret : '');
  vi.stubEnv('CONTENT_ADMIN_ORIGIN', preview ? panelOrigin : '');
  const build = await siteBuild();
  const { createSite } = await import('~/server/site');
  const booted = createSite(build, path.resolve('public'));
  const site = { port: await booted.listen() };
  await booted.services.search.refresh();
  const get: DraftedSite['get'] = (address, headers = {}) =>
    ask(site, address, { headers: { host: publicHost, ...headers } });
  const send: DraftedSite['send'] = (address, fields, headers = {}) =>
    ask(site, address, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        host: publicHost,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  return {
    booted,
    get,
    send,
    async signIn(email = 'redaction@ecole.example') {
      const reply = await send('/login', { adresse: email, 'mot-de-passe': editorPassword });
      return cookieOf(reply);
    },
    close: () => booted.drain(),
  };
}

export function removeSchool(folder: string): void {
  rmSync(folder, { recursive: true });
}

/** What a browser sends back of the cookies it was given. */
export function cookieOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}
