/** The content service of the site's own process, and the pages in place of other sites in the demonstration. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '~/env.server';
import { createContentService } from '../../content-service/embedded/handler';
import {
  demonstrationSites,
  embeddedOrigin,
  embeddedService,
  isDemonstration,
  serviceOptions,
} from './embedded.server';

const now = Date.parse('2026-11-23T10:00:00Z');
const clock = () => now;
const elsewhere = { CONTENT_API_URL: 'https://cms.example/api' };
const service = (variables: Record<string, string> = {}) =>
  embeddedService(parseEnv(variables), clock, createContentService);
const login = (handle: (request: Request) => Response | Promise<Response>, account: object) =>
  handle(
    new Request(`${embeddedOrigin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    }),
  );

describe('the embedded content service', () => {
  it('answers the account it was given, and no other', async () => {
    const account = { username: 'ecole', password: 'un mot de passe' };
    const own = service({ CONTENT_API_USERNAME: account.username, CONTENT_API_PASSWORD: account.password });
    if (!own) throw new Error('no embedded service');
    expect((await login(own, account)).status).toBe(200);
    expect((await login(own, { ...account, password: 'un autre' })).status).toBe(400);
  });

  it('reads the demonstration school by default, with tokens of five minutes', () => {
    expect(serviceOptions(parseEnv({}), clock)).toMatchObject({
      directory: path.resolve('content-service/data'),
      demonstration: true,
      namespace: 'iet',
      tokenLifetime: 300,
      clock,
    });
    expect(serviceOptions(parseEnv({ CONTENT_DIRECTORY: '/srv/ecole' }), clock)).toMatchObject({
      directory: '/srv/ecole',
      demonstration: false,
    });
  });

  it('is none where another service is configured, whose code was not loaded', () => {
    expect(service(elsewhere)).toBeNull();
    expect(embeddedService(parseEnv(elsewhere), clock, null)).toBeNull();
    expect(() => embeddedService(parseEnv({}), clock, null)).toThrow('CONTENT_API_URL');
  });
});

describe('the demonstration', () => {
  it('is the embedded school, or that of a service which says so', () => {
    const isOne = (variables: Record<string, string>) => isDemonstration(parseEnv(variables));
    expect(isOne({})).toBe(true);
    expect(isOne({ CONTENT_DIRECTORY: '/srv/ecole' })).toBe(false);
    expect(isOne(elsewhere)).toBe(false);
    expect(isOne({ ...elsewhere, CONTENT_DEMONSTRATION: 'true' })).toBe(true);
  });

  it('has its CRM in the embedded service, or in one of its own beside another service that holds it', async () => {
    const own = service();
    expect(demonstrationSites(parseEnv({}), own, clock)).toBe(own);
    const beside = demonstrationSites(parseEnv({ ...elsewhere, CONTENT_DEMONSTRATION: 'true' }), null, clock);
    const asked = () => new Request(`${embeddedOrigin}/demo/crm?action=brochure&course=bts-gpn&campus=lyon`);
    const [first, second] = [await beside?.(asked()), await beside?.(asked())];
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(await first?.text()).toContain('<html');
  });

  it('never replaces content of another school', () => {
    expect(demonstrationSites(parseEnv({ CONTENT_DIRECTORY: '/srv/ecole' }), null, clock)).toBeNull();
    expect(demonstrationSites(parseEnv(elsewhere), null, clock)).toBeNull();
  });
});
