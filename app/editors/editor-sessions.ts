/**
 * Sessions of editors: an hour after the last request, eight hours at most. In memory, and shared with the other
 * instances.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '~/base/clock';
import { createFairStore } from '~/base/fair-store';
import type { SealedTexts } from '~/instances/sealed-texts.server';
import type { EditorSession } from './editor';

export const sessionAges = {
  /** Milliseconds without a request. */
  idle: 3_600_000,
  /** Milliseconds since the sign-in. */
  whole: 28_800_000,
} as const;

export interface EditorSessions {
  /**
   * Resolves when every instance knows it.
   *
   * @param owner of the session: one owner's sessions never end because of another's
   * @param id the same id is the same session
   */
  begin(session: Omit<EditorSession, 'id'>, owner: string, id?: string): Promise<EditorSession>;
  /** The session of an id; asking counts as a use; null when it is over. */
  find(id: string): Promise<EditorSession | null>;
  /** Sends the session's new state to the other instances. */
  save(session: EditorSession): Promise<void>;
  end(id: string): Promise<void>;
}

/** Most sessions at a time in this instance, of one owner and of all. */
const most = { ofOne: 50, ofAll: 2000 };

interface SessionState {
  session: EditorSession;
  owner: string;
  began: number;
  seen: number;
  /** Whether the other instances know it: then it is over when they do not. */
  shared: boolean;
}

const sessionSchema = z.object({
  owner: z.string(),
  began: z.number(),
  name: z.string(),
  role: z.string(),
  status: z.enum(['draft', 'published']),
  credentials: z.object({ token: z.string(), renewal: z.string().nullable() }).nullable(),
  framed: z.boolean(),
});

/** @param elsewhere where the other instances find it; null: there are no others */
export function createEditorSessions(clock: Clock, elsewhere: SealedTexts | null): EditorSessions {
  const sessions = createFairStore<SessionState>(most.ofOne, most.ofAll);

  async function share(known: SessionState): Promise<void> {
    const { id, ...session } = known.session;
    const text = JSON.stringify({ ...session, owner: known.owner, began: known.began });
    known.shared = (await elsewhere?.write(id, text)) ?? false;
  }

  /** The other instances' data about a session replaces this one's. */
  async function recall(id: string): Promise<void> {
    const text = await elsewhere?.read(id);
    if (text === undefined) return;
    const known = sessions.get(id);
    // A session written by another version of the site may be unreadable.
    const read = text === null ? undefined : sessionSchema.safeParse(JSON.parse(text)).data;
    if (!read) {
      if (known?.shared) sessions.delete(id);
      else if (known) await share(known);
      return;
    }
    const { owner, began, ...session } = read;
    if (known) Object.assign(known.session, session);
    else sessions.set(id, owner, { session: { ...session, id }, owner, began, seen: clock(), shared: true });
  }

  return {
    async begin(given, owner, id = randomBytes(24).toString('base64url')) {
      const session = { ...given, id };
      const known = { session, owner, began: clock(), seen: clock(), shared: false };
      sessions.set(id, owner, known);
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
