import { describe, expect, it } from 'vitest';
import { originOfSender, type TrackedVisit, trackOrigin } from './origin-tracking';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const track = (changes: Partial<TrackedVisit> = {}) =>
  trackOrigin({
    url: new URL('https://www.ecole.example/'),
    referrer: null,
    cookieHeader: null,
    userAgent: browser,
    isOwnHost: (host) => host === 'www.ecole.example',
    secure: true,
    ...changes,
  });

describe('remembering the origin', () => {
  it('sets three cookies for two days, on the whole site', () => {
    expect(
      track({ url: new URL('https://www.ecole.example/?utm_source=salon étudiant&utm_medium=qr') }),
    ).toEqual([
      'origine-tracking=salon%20%C3%A9tudiant; Max-Age=172800; Path=/; HttpOnly; SameSite=Lax; Secure',
      'utm_source=salon%20%C3%A9tudiant; Max-Age=172800; Path=/; HttpOnly; SameSite=Lax; Secure',
      'utm_medium=qr; Max-Age=172800; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(track({ secure: false })[0]).toBe(
      'origine-tracking=direct; Max-Age=172800; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('keeps a source when the visitor comes back directly', () => {
    expect(track({ cookieHeader: 'a=b; origine-tracking=salon; utm_medium=qr' })).toEqual([]);
  });

  it('replaces a source by a newer one', () => {
    const cookies = track({ cookieHeader: 'origine-tracking=salon', referrer: 'https://www.bing.com/' });
    expect(cookies[0]).toMatch(/^origine-tracking=ORGANIC_bing;/);
  });

  it('sets nothing for a bot, nor for a program without a name', () => {
    const url = new URL('https://www.ecole.example/?utm_source=salon');
    const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(track({ url, userAgent: googlebot })).toEqual([]);
    expect(track({ url, userAgent: null })).toEqual([]);
  });

  it('cannot be made to write another cookie or header', () => {
    const url = new URL('https://www.ecole.example/?utm_source=x%0d%0aSet-Cookie:%20a=b;%20Path=/');
    for (const cookie of track({ url })) expect(cookie).not.toMatch(/[\r\n]|Set-Cookie: a=b; Path/);
  });
});

describe('the origin sent to the CRM', () => {
  it('is read from the cookies', () => {
    expect(originOfSender('origine-tracking=salon%20x; utm_source=salon%20x; utm_medium=qr')).toEqual({
      source: 'salon x',
      medium: 'qr',
    });
    expect(originOfSender('utm_source=salon')).toEqual({ source: 'salon', medium: 'none' });
    expect(originOfSender('origine-tracking=a=b').source).toBe('a=b');
  });

  it.each([null, '', 'x=1', 'origine-tracking=', 'origine-tracking=%E0%A4', 'utm_medium=qr'])(
    'is direct for the cookies %j',
    (header) => {
      expect(originOfSender(header)).toEqual({ source: 'direct', medium: 'none' });
    },
  );

  it('is cleaned again, for a visitor can write cookies', () => {
    expect(originOfSender(`origine-tracking=${'y'.repeat(5000)}%0d%0a`).source).toBe('y'.repeat(100));
  });
});
