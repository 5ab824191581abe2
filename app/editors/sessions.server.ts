/**
 * Sessions of editors: an hour after the last request, eight hours at most. The browser has a signed id, in a cookie;
 * visitors have none.
 */
import { createCookie, createSession, createSessionStorage } from '@remix-run/node';
import type { Clock } from '~/base/clock';
import type { EditorSession } from './editor';
import { deriveSecret } from './seal';
import { type SessionStore, sessionAges } from './session-store.server';

export interface EditorSessions {
  /** Begins a session, or the one of the same id anew. @returns `Set-Cookie` @throws {ContentError} without its store */
  begin(session: EditorSession): Promise<string>;
  /** The session of a `Cookie` header; null without one, or for an expired or forged one. Asking counts as a use. */
  find(header: string): Promise<EditorSession | null>;
  /** Keeps what the panel now says of the editor, unless the session has ended. */
  update(session: EditorSession): Promise<void>;
  /** @returns `Set-Cookie`, for another hour */
  renew(session: EditorSession): Promise<string>;
  /**
   * Ends the session of a `Cookie` header, also one that cannot be read at the moment.
   *
   * @returns `Set-Cookie` that deletes the cookie @throws {ContentError} if the store is away
   */
  end(header: string, framed: boolean): Promise<string>;
}

/** Whether a request may have a session: one search in its header, before any other work. */
export const mayCarrySession = (cookie: string): boolean => cookie.includes('apercu=');

/** @param secure whether the site is on https */
export function createEditorSessions(
  store: SessionStore,
  secret: string,
  secure: boolean,
  clock: Clock,
): EditorSessions {
  // On https the name belongs to the host: no other host of the domain can set it.
  const cookie = createCookie(secure ? '__Host-apercu' : 'apercu', {
    secrets: [deriveSecret(secret, 'cookie of a preview')],
    maxAge: sessionAges.idle / 1000,
    httpOnly: true,
    secure,
  });
  const storage = createSessionStorage<EditorSession>({
    cookie,
    async createData(session) {
      await store.write(session as EditorSession);
      return session.id ?? '';
    },
    readData: store.read,
    updateData: (_, session) => store.update(session as EditorSession),
    deleteData: store.remove,
  });
  // A frame on another site gets no `Lax` cookie; this one is partitioned, for frames of the panel only.
  const scopeOf = (framed: boolean) =>
    framed && secure ? ({ sameSite: 'none', partitioned: true } as const) : {};

  return {
    begin: (session) => storage.commitSession(createSession({ ...session }), scopeOf(session.framed)),
    async find(header) {
      const { data } = await storage.getSession(header);
      const session = data as Partial<EditorSession>;
      if (session.began === undefined) return null;
      return clock() - session.began < sessionAges.whole ? (session as EditorSession) : null;
    },
    async update(session) {
      await storage.commitSession(createSession({ ...session }, session.id));
    },
    renew: ({ id, framed }) => cookie.serialize(id, scopeOf(framed)),
    end: async (header, framed) => storage.destroySession(await storage.getSession(header), scopeOf(framed)),
  };
}
