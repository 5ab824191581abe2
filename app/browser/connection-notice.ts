/** State of the connection notice of an installed app (specification §4). */

export type ConnectionNotice = 'none' | 'offline' | 'online';

interface Connection {
  installed: boolean;
  online: boolean;
}

/** Milliseconds the notice of the restored connection stays (specification §9). */
export const onlineNoticeTime = 5000;

/** `online` is shown only after `offline`. */
export function nextNotice(shown: ConnectionNotice, { installed, online }: Connection): ConnectionNotice {
  if (!installed) return 'none';
  if (!online) return 'offline';
  return shown === 'offline' ? 'online' : shown;
}

/** What the tab's previous document left: `offline`, the end time of its "online" notice, or nothing. */
type StoredNotice = 'offline' | number | null;

/** Keeps the notice of a document in its tab, for the next document. */
interface NoticeStorage {
  read(): StoredNotice;
  write(notice: StoredNotice): void;
}

const storageKey = 'connection';

/** @param storage throws where the browser allows none: then nothing is kept */
export function createNoticeStorage(storage: () => Storage): NoticeStorage {
  return {
    read() {
      try {
        const stored = storage().getItem(storageKey);
        return stored === null || stored === 'offline' ? stored : Number(stored);
      } catch {
        return null;
      }
    },
    write(notice) {
      try {
        if (notice === null) storage().removeItem(storageKey);
        else storage().setItem(storageKey, String(notice));
      } catch {
        // The notice ends with its document.
      }
    },
  };
}

/** The notice a document begins with: the connection may have come back since the previous one. */
export function firstNotice(stored: StoredNotice, connection: Connection, now: number): ConnectionNotice {
  const wasOffline = stored === 'offline';
  const isRecent = typeof stored === 'number' && stored > now && stored <= now + onlineNoticeTime;
  return nextNotice(wasOffline || isRecent ? 'offline' : 'none', connection);
}
