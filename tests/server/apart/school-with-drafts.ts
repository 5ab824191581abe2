/** The site on a school with drafts, as `server.ts` boots it. */
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

/** What a browser sends back of the cookies it was given. */
export function cookieOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}
