/** The cookie of a preview: a session's id and its signature. Visitors have none. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sessionAges } from './editor-sessions';

/** On https the name belongs to the host: no other host of the domain can set it. */
const nameOn = (secure: boolean) => (secure ? '__Host-apercu' : 'apercu');

/** Whether a request may have a session: one search in its header, before any other work. */
export const mayCarrySession = (cookie: string): boolean => cookie.includes('apercu=');

export interface SessionCookie {
  /** Value of `Set-Cookie`. @param framed whether the panel shows the page in a frame, on another site */
  write(id: string, framed: boolean): string;
  /** Value of `Set-Cookie` that deletes it. */
  clear(framed: boolean): string;
  /** @returns the session's id, or null without a cookie or for one that this site has not signed */
  read(header: string | undefined): string | null;
}

const form = /^([\w-]{32})\.([\w-]{43})$/;

/** @param secure whether the site is on https */
export function sessionCookie(secret: string, secure: boolean): SessionCookie {
  const name = nameOn(secure);
  const sign = (id: string) => createHmac('sha256', `preview cookie ${secret}`).update(id).digest();
  // A frame on another site gets no `Lax` cookie; this one is partitioned, for frames of the panel
  // only.
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
