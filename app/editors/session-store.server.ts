/** Where sessions of editors are kept: in the memory of this process or, with `REDIS_URL`, in the store of all instances. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '~/content/errors';
import { noStore, type Store } from '~/instances/store.server';
import type { EditorSession } from './editor';
import { createSeal } from './seal';

export const sessionAges = {
  /** Milliseconds without a request. */
  idle: 3_600_000,
  /** Milliseconds since the sign-in. */
  whole: 28_800_000,
} as const;

export interface SessionStore {
  /** Counts as a use of the session. */
  read(id: string): Promise<EditorSession | null>;
  /** @throws {ContentError} if the store is away */
  write(session: EditorSession): Promise<void>;
  /** Replaces a session; does not begin one that has ended. */
  update(session: EditorSession): Promise<void>;
  /** @throws {ContentError} if the store is away */
  remove(id: string): Promise<void>;
}

/** Sessions in memory; beyond, the least recently used one ends. */
export const sessionLimit = 2000;

export function sessionsInMemory(clock: Clock): SessionStore {
  const sessions = new LRUCache<string, EditorSession>({
    max: sessionLimit,
    ttl: sessionAges.idle,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now: clock },
  });
  return {
    read: async (id) => sessions.get(id) ?? null,
    write: async (session) => void sessions.set(session.id, session),
    async update(session) {
      if (sessions.has(session.id)) sessions.set(session.id, session);
    },
    remove: async (id) => void sessions.delete(id),
  };
}

const sessionSchema = z.object({
  id: z.string(),
  began: z.number(),
  name: z.string(),
  role: z.string(),
  status: z.enum(['draft', 'published']),
  credentials: z.object({ token: z.string(), renewal: z.string().nullable() }).nullable(),
  framed: z.boolean(),
});

/** Sealed with a secret of the site: a session contains the editor's token for the content service. */
export function sharedSessions(store: Pick<Store, 'ask'>, secret: string): SessionStore {
  const seal = createSeal(secret, 'session of an editor');
  // A reader of the names does not learn a session's id.
  const nameOf = (id: string) => `session:${createHash('sha256').update(id).digest('base64url')}`;
  const expiration = { type: 'PX', value: sessionAges.idle } as const;

  /** @param condition `XX`: only if there is a session of that id */
  function set(session: EditorSession, condition?: 'XX') {
    const name = nameOf(session.id);
    const sealed = seal.close(JSON.stringify(session), name);
    return store.ask((client) =>
      client.set(name, sealed, { expiration, ...(condition ? { condition } : {}) }),
    );
  }

  function requireStore(answer: unknown): void {
    if (answer === noStore)
      throw new ContentUnavailable('the shared store is away: no session can begin or end');
  }

  return {
    async read(id) {
      const name = nameOf(id);
      const sealed = await store.ask((client) => client.getEx(name, expiration));
      const text = typeof sealed === 'string' ? seal.open(sealed, name) : null;
      // A session written by another version of the site may be unreadable.
      return text === null ? null : (sessionSchema.safeParse(JSON.parse(text)).data ?? null);
    },
    async write(session) {
      requireStore(await set(session));
    },
    update: async (session) => void (await set(session, 'XX')),
    remove: async (id) => requireStore(await store.ask((client) => client.del(nameOf(id)))),
  };
}
