/**
 * The cookie that marks a device from which an account has signed in: attempts of strangers do not lock it out (OWASP,
 * 'Slow Down Online Guessing Attacks with Device Cookies'). It does not contain the account, which is only part of its
 * signature; it gives no right except to try, and is sent only to the sign-in page.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceCookieName, deviceDays } from './device-cookie-facts';
import { doorPath } from './return-address';

export interface DeviceCookie {
  /** Value of `Set-Cookie` for the device an account has just signed in from. @param now milliseconds since the epoch */
  write(account: string, now: number): string;
  /**
   * @returns the device's id if this account has signed in from it; null without one, or for a forged, old or other
   * account's one
   */
  read(header: string, account: string, now: number): string | null;
}

const form = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const lifetime = deviceDays * 86_400;

export function deviceCookie(secret: string, secure: boolean): DeviceCookie {
  const name = deviceCookieName(secure);
  const sign = (payload: string, account: string) =>
    createHmac('sha256', `known device ${secret}`).update(`${payload}\n${account}`).digest();
  return {
    write(account, now) {
      const payload = `${randomBytes(12).toString('base64url')}.${Math.floor(now / 1000).toString(36)}`;
      const value = `${payload}.${sign(payload, account).toString('base64url')}`;
      const scope = `Path=${doorPath}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
      return `${name}=${value}; Max-Age=${lifetime}; ${scope}`;
    },
    read(header, account, now) {
      for (const pair of header.split(';')) {
        const [key = '', value = ''] = pair.trim().split('=');
        const [, id = '', time = '', signature = ''] = key === name ? (form.exec(value) ?? []) : [];
        if (id === '' || now / 1000 - Number.parseInt(time, 36) > lifetime) continue;
        const [given, expected] = [Buffer.from(signature, 'base64url'), sign(`${id}.${time}`, account)];
        if (given.length === expected.length && timingSafeEqual(given, expected)) return id;
      }
      return null;
    },
  };
}
