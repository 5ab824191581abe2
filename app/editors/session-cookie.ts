/** The cookie of a preview: a session's id and its signature. Visitors have none. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sessionAges } from './editor-sessions';

/** On https the name is the host's own: no other host of the domain can set it. */
const nameOn = (secure: boolean) => (secure ? '__Host-apercu' : 'apercu');

/** Whether a request may bring a session: one search in its header, before anything else is done. */
export const mayCarrySession = (cookie: string): boolean => cookie.includes('apercu=');

export interface SessionCookie {
  /** Value of `Set-Cookie`. @param framed whether the panel shows the page in a frame, on another site */
  write(id: string, framed: boolean): string;
  /** Value of `Set-Cookie` that takes it back. */
  clear(framed: boolean): string;
  /** @returns the session's id, or null for no cookie and for one this site has not signed */
  read(header: string | undefined): string | null;
}

const form = /^([\w-]{32})\.([\w-]{43})$/;

/** @param secure whether the site is on https */
export function sessionCookie(secret: string, secure: boolean): SessionCookie {
  const name = nameOn(secure);
  const sign = (id: string) => createHmac('sha256', `preview cookie ${secret}`).update(id).digest();
  // A frame on another site is sent no `Lax` cookie; partitioned, this one is for frames of the panel alone.
  const scope = (framed: boolean) =>
    `Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=${framed && secure ? 'None; Partitioned' : 'Lax'}`;
  return {
    write: (id, framed) =>
      `${name}=${id}.${sign(id).toString('base64url')}; Max-Age=${sessionAges.idle / 1000}; ${scope(framed)}`,
    clear: (framed) => `${name}=; Max-Age=0; ${scope(framed)}`,
    read(header) {
      for (const pair of (header ?? '').split(';')) {
        const [key = '', value = ''] = pair.trim().split('=');
        const [, id = '', signature = ''] = key === name ? (form.exec(value) ?? []) : [];
        if (id === '') continue;
        const given = Buffer.from(signature, 'base64url');
        const expected = sign(id);
        if (given.length === expected.length && timingSafeEqual(given, expected)) return id;
      }
      return null;
    },
  };
}
