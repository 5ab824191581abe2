/** What an installed app says about the connection (specification §4). Pure. */

export type ConnectionNotice = 'none' | 'offline' | 'online';

export interface Connection {
  installed: boolean;
  online: boolean;
}

/** Milliseconds the good news stays (specification §9). */
export const onlineNoticeTime = 5000;

/** `online` only ever follows `offline`: who never noticed a loss needs no news. */
export function nextNotice(shown: ConnectionNotice, { installed, online }: Connection): ConnectionNotice {
  if (!installed) return 'none';
  if (!online) return 'offline';
  return shown === 'offline' ? 'online' : shown;
}
