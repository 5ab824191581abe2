import { describe, expect, it } from 'vitest';
import { mayCarrySession, sessionCookie } from './session-cookie';

const id = 'abcdefghijklmnopqrstuvwxyz012345';
const secure = sessionCookie('a secret of the school', true);
const plain = sessionCookie('a secret of the school', false);
const sent = (written: string) => written.split(';')[0] ?? '';

describe('the cookie of a session', () => {
  it('is read as it was written, among others', () => {
    for (const cookie of [secure, plain]) {
      const header = `a=b; ${sent(cookie.write(id, false))}; c=d`;
      expect(mayCarrySession(header)).toBe(true);
      expect(cookie.read(header)).toBe(id);
    }
  });

  it('is the host’s own, unreadable for scripts, and not sent by other sites', () => {
    expect(secure.write(id, false)).toMatch(
      /^__Host-apercu=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(plain.write(id, false)).toMatch(/^apercu=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is for frames of another site only where the panel shows one, and over https', () => {
    expect(secure.write(id, true)).toMatch(/; Secure; SameSite=None; Partitioned$/);
    expect(secure.clear(true)).toMatch(/^__Host-apercu=; Max-Age=0; .*SameSite=None; Partitioned$/);
    expect(plain.write(id, true)).toMatch(/; SameSite=Lax$/);
  });

  it('is ignored when it is forged, signed with another secret, or cut', () => {
    const written = sent(secure.write(id, false));
    const other = sent(sessionCookie('another secret', true).write(id, false));
    for (const header of [
      undefined,
      '',
      '__Host-apercu=',
      '__Host-apercu=.',
      written.slice(0, -1),
      `${written}A`,
      written.replace('abc', 'abd'),
      other,
      written.replace('__Host-', ''),
      `x${written}`,
    ])
      expect(secure.read(header)).toBeNull();
  });
});
