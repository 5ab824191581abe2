/** The site on a school with drafts, as `server.ts` boots it. */
import type { Site } from '~/server/site';
import { ask, type Reply } from '../ask';
import { bootSite } from '../boot-site';

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
  const { booted, site } = await bootSite({
    PUBLIC_ORIGIN: `https://${publicHost}`,
    ENGLISH_ENABLED: 'on',
    IMAGE_SECRET: 'one secret for both sites',
    ADMISSIONS_POSTS_PER_MINUTE: '1000',
    TRUSTED_PROXIES: '127.0.0.1',
    CONTENT_DIRECTORY: folder,
    CONTENT_EDITOR_PASSWORD: preview ? editorPassword : '',
    PREVIEW_SECRET: preview ? previewSecret : '',
    CONTENT_ADMIN_ORIGIN: preview ? panelOrigin : '',
  });
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

/** The cookies that a browser sends back. */
export function cookieOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}
