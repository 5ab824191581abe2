import { describe, expect, it } from 'vitest';
import { deviceCookie } from './device-cookie';

const now = 1_790_000_000_000;
const day = 86_400_000;
const secure = deviceCookie('a secret of the school', true);
const plain = deviceCookie('a secret of the school', false);
const sent = (written: string) => written.split(';')[0] ?? '';

describe('the cookie of a known device', () => {
  it('is recognised at sign-in for half a year, for the account that signed in and no other', () => {
    for (const cookie of [secure, plain]) {
      const header = `a=b; ${sent(cookie.write('camille', now))}; c=d`;
      const id = cookie.read(header, 'camille', now);
      expect(id).toMatch(/^[\w-]{16}$/);
      expect(cookie.read(header, 'camille', now + 180 * day)).toBe(id);
      expect(cookie.read(header, 'camille', now + 180 * day + 1000)).toBeNull();
      expect(cookie.read(header, 'dominique', now)).toBeNull();
    }
  });

  it('is sent to the sign-in page only, hidden from scripts, and contains no name', () => {
    expect(secure.write('camille', now)).toMatch(
      /^__Secure-appareil=[\w.-]+; Max-Age=15552000; Path=\/login; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(plain.write('camille', now)).toMatch(
      /^appareil=[\w.-]+; Max-Age=15552000; Path=\/login; HttpOnly; SameSite=Strict$/,
    );
    expect(secure.write('camille', now)).not.toContain('camille');
  });

  it('is ignored when it is forged, signed with another secret, or cut', () => {
    const written = sent(secure.write('camille', now));
    const other = sent(deviceCookie('another secret', true).write('camille', now));
    for (const header of [
      '',
      '__Secure-appareil=',
      written.slice(0, -1),
      written.replace('__Secure-', ''),
      other,
    ])
      expect(secure.read(header, 'camille', now)).toBeNull();
  });
});
