/** Sessions of editors, in memory: an hour after the last request, eight hours at most. */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/content/clock';
import type { EditorSession } from './editor';

export const sessionAges = {
  /** Milliseconds without a request. */
  idle: 3_600_000,
  /** Milliseconds since the sign-in. */
  whole: 28_800_000,
} as const;

export interface EditorSessions {
  begin(session: Omit<EditorSession, 'id'>): EditorSession;
  /** The session of an id, which counts as a use of it; null when it is over. */
  find(id: string): EditorSession | null;
  end(id: string): void;
}

/** Most sessions at a time: the one that was not used longest ends first. */
const most = 500;

export function createEditorSessions(clock: Clock): EditorSessions {
  const sessions = new LRUCache<string, { session: EditorSession; began: number; seen: number }>({
    max: most,
  });
  return {
    begin(given) {
      const session = { ...given, id: randomBytes(24).toString('base64url') };
      sessions.set(session.id, { session, began: clock(), seen: clock() });
      return session;
    },
    find(id) {
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
    end: (id) => void sessions.delete(id),
  };
}
