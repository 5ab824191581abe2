import { describe, expect, it } from 'vitest';
import { createNoticeStorage, firstNotice, nextNotice, onlineNoticeTime } from './connection-notice';

const offline = { installed: true, online: false };
const online = { installed: true, online: true };

describe('the installed app', () => {
  it('shows that it is offline, as long as it is', () => {
    expect(nextNotice('none', offline)).toBe('offline');
    expect(nextNotice('offline', offline)).toBe('offline');
  });

  it('says when the connection is back', () => {
    expect(nextNotice('offline', online)).toBe('online');
    expect(nextNotice('online', online)).toBe('online');
    expect(onlineNoticeTime).toBe(5000);
  });

  it('shows nothing about a connection that was never lost', () => {
    expect(nextNotice('none', online)).toBe('none');
  });

  it('appears again when the connection is lost again', () => {
    expect(nextNotice('online', offline)).toBe('offline');
  });
});

describe('a new document of the installed app', () => {
  const now = 1_000_000;

  it.each([
    ['offline before it, and online now', 'offline', online, 'online'],
    ['still offline', 'offline', offline, 'offline'],
    ['within the five seconds of the document before', now + 1, online, 'online'],
    ['at the end of them', now, online, 'none'],
    ['offline again within them', now + 1, offline, 'offline'],
    ['with a clock that was set back', now + onlineNoticeTime + 1, online, 'none'],
    ['with something else left there', Number.NaN, online, 'none'],
    ['of a connection that was never lost', null, online, 'none'],
    ['that is a browser’s now', 'offline', { installed: false, online: true }, 'none'],
  ] as const)('%s', (_, stored, connection, notice) =>
    expect(firstNotice(stored, connection, now)).toBe(notice),
  );

  it('finds what the one before has left, if the browser keeps it', () => {
    const kept = new Map<string, string>();
    const noticeStorage = createNoticeStorage(() => ({
      ...({} as Storage),
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
    expect(noticeStorage.read()).toBeNull();
    for (const left of ['offline', 5, null] as const) {
      noticeStorage.write(left);
      expect(noticeStorage.read()).toBe(left);
    }
    const refused = createNoticeStorage(() => {
      throw new DOMException('denied');
    });
    refused.write('offline');
    expect(refused.read()).toBeNull();
  });
});

describe('the site in a browser', () => {
  it('leaves the connection to the browser', () => {
    expect(nextNotice('none', { installed: false, online: false })).toBe('none');
    expect(nextNotice('offline', { installed: false, online: false })).toBe('none');
  });
});
