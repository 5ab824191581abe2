import { describe, expect, it } from 'vitest';
import { nextNotice, onlineNoticeTime } from './connection-notice';

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

describe('the site in a browser', () => {
  it('leaves the connection to the browser', () => {
    expect(nextNotice('none', { installed: false, online: false })).toBe('none');
    expect(nextNotice('offline', { installed: false, online: false })).toBe('none');
  });
});
