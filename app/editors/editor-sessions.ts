/** Sessions of editors: an hour after the last request, eight hours at most. In memory, and with the other instances. */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod/v4';
import type { Clock } from '~/content/clock';
import type { SealedTexts } from '~/instances/sealed-texts.server';
import type { EditorSession } from './editor';

export const sessionAges = {
  /** Milliseconds without a request. */
  idle: 3_600_000,
  /** Milliseconds since the sign-in. */
  whole: 28_800_000,
} as const;

export interface EditorSessions {
  /** Resolves when every instance knows it. */
  begin(session: Omit<EditorSession, 'id'>): Promise<EditorSession>;
  /** The session of an id, which counts as a use of it; null when it is over. */
  find(id: string): Promise<EditorSession | null>;
  /** Tells the other instances what has become of it. */
  save(session: EditorSession): Promise<void>;
  end(id: string): Promise<void>;
}

/** Most sessions at a time: the one that was not used longest ends first. */
const most = 500;

interface Known {
  session: EditorSession;
  began: number;
  seen: number;
  /** Whether the other instances know it: then it is over when they do not. */
  shared: boolean;
}

const written = z.object({
  began: z.number(),
  name: z.string(),
  role: z.string(),
  status: z.enum(['draft', 'published']),
  credentials: z.object({ token: z.string(), renewal: z.string().nullable() }).nullable(),
  framed: z.boolean(),
});

/** @param elsewhere where the other instances find it; null: this one is alone */
export function createEditorSessions(clock: Clock, elsewhere: SealedTexts | null): EditorSessions {
  const sessions = new LRUCache<string, Known>({ max: most });

  async function share(known: Known): Promise<void> {
    const { id, ...session } = known.session;
    const text = JSON.stringify({ ...session, began: known.began });
    known.shared = (await elsewhere?.write(id, text)) ?? false;
  }

  /** What the other instances know of a session replaces what this one does. */
  async function recall(id: string): Promise<void> {
    const text = await elsewhere?.read(id);
    if (text === undefined) return;
    const known = sessions.get(id);
    if (text === null) {
      if (known?.shared) sessions.delete(id);
      else if (known) await share(known);
      return;
    }
    const { began, ...session } = written.parse(JSON.parse(text));
    if (known) Object.assign(known.session, session);
    else sessions.set(id, { session: { ...session, id }, began, seen: clock(), shared: true });
  }

  return {
    async begin(given) {
      const session = { ...given, id: randomBytes(24).toString('base64url') };
      const known = { session, began: clock(), seen: clock(), shared: false };
      sessions.set(session.id, known);
      await share(known);
      return session;
    },
    async find(id) {
      if (elsewhere) await recall(id);
      const known = sessions.get(id);
      if (!known) return null;
      const now = clock();
      if (now - known.seen >= sessionAges.idle || now - known.began >= sessionAges.whole) {
        sessions.delete(id);
        return null;
      }
      known.seen = now;
      return known.session;
    },
    async save(session) {
      const known = sessions.peek(session.id);
      if (elsewhere && known) await share(known);
    },
    async end(id) {
      sessions.delete(id);
      await elsewhere?.remove(id);
    },
  };
}
