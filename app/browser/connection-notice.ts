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
