import { describe, expect, it } from 'vitest';
import { writeChoice } from '~/consent/choice';
import { parseEnv } from '~/env.server';
import type { Exchange } from '../http/exchange';
import { createLinkOrigin } from './link-origin';

const publicOrigin = 'https://www.ecole.example';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const now = Date.parse('2026-11-22T10:00:00Z');

function origin(target: string, headers: Record<string, string> = {}, needsConsent = true) {
  const env = parseEnv({
    PUBLIC_ORIGIN: publicOrigin,
    CRM_ORIGINS: 'https://crm.example',
    ORIGIN_TRACKING_CONSENT: needsConsent ? 'required' : undefined,
  });
  const find = createLinkOrigin({ env, clock: () => now } as Parameters<typeof createLinkOrigin>[0]);
  const incoming = { headers: { accept: 'text/html', 'user-agent': firefox, ...headers } };
  return find({ incoming, target, url: new URL(target, publicOrigin), method: 'GET' } as unknown as Exchange);
}

const decided = (choice: { granted: 'origin'[]; refused: 'origin'[] }) => ({
  cookie: `__Host-choix-cookies=${writeChoice({ day: '2026-11-20', ...choice })}`,
});

describe('the origin carried by a visit', () => {
  it('is the campaign’s, or the site’s the visitor comes from', () => {
    expect(origin('/?utm_source=salon&utm_medium=papier')).toEqual({ source: 'salon', medium: 'papier' });
    const google = { referer: 'https://www.google.com/' };
    expect(origin('/campus', google)).toEqual({ source: 'ORGANIC_google', medium: 'organic' });
  });

  it('is the same from page to page', () => {
    const next = origin('/campus?utm_source=ORGANIC_google&utm_medium=organic', {
      referer: `${publicOrigin}/`,
    });
    expect(next).toEqual({ source: 'ORGANIC_google', medium: 'organic' });
  });

  it('is empty for a visitor who comes back from the school’s CRM', () => {
    expect(origin('/campus', { referer: 'https://crm.example/merci' })).toBeNull();
  });

  it('is empty for a direct visit, for a robot, and if cookies need no consent', () => {
    expect(origin('/campus')).toBeNull();
    expect(origin('/?utm_source=salon', { 'user-agent': 'Googlebot/2.1' })).toBeNull();
    expect(origin('/?utm_source=salon', {}, false)).toBeNull();
  });

  it('is that of the cookies after consent, and empty after a refusal', () => {
    expect(origin('/?utm_source=salon', decided({ granted: ['origin'], refused: [] }))).toBeNull();
    expect(origin('/?utm_source=salon', decided({ granted: [], refused: ['origin'] }))).toBeNull();
  });
});
