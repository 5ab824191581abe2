/** State of the connection notice of an installed app (specification §4). Pure. */

export type ConnectionNotice = 'none' | 'offline' | 'online';

export interface Connection {
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

/** What a document leaves in its tab for the next one. */
export interface LeftNotice {
  /** `offline`, or when the notice of the restored connection ends; null for none. */
  read(): 'offline' | number | null;
  leave(left: 'offline' | number | null): void;
}

const key = 'connection';

/** @param storage throws where the browser allows none: then nothing is left */
export function createLeftNotice(storage: () => Storage): LeftNotice {
  return {
    read() {
      try {
        const left = storage().getItem(key);
        return left === null || left === 'offline' ? left : Number(left);
      } catch {
        return null;
      }
    },
    leave(left) {
      try {
        if (left === null) storage().removeItem(key);
        else storage().setItem(key, String(left));
      } catch {
        // The notice ends with its document.
      }
    },
  };
}

/** The notice a document begins with: the connection may have come back between two. */
export function firstNotice(
  left: 'offline' | number | null,
  connection: Connection,
  now: number,
): ConnectionNotice {
  const goesOn = left === 'offline' || (left !== null && left > now && left <= now + onlineNoticeTime);
  return nextNotice(goesOn ? 'offline' : 'none', connection);
}
