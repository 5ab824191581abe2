/** Routes that disappear if the content comes from another service (`CONTENT_API_URL` set). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { argumentsOf } from '~/framework/testing';

beforeEach(() => {
  vi.resetModules();
  // Nothing listens there: neither page may send a request.
  vi.stubEnv('CONTENT_API_URL', 'http://127.0.0.1:9/api');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const ask = (path: string) => argumentsOf(new Request(`http://localhost:3000${path}`));

describe('a site with its own content service', () => {
  it('has no demo CRM: a 404 page like any other', async () => {
    const { loader } = await import('./demo-crm');
    const response = await loader(ask('/demo/crm?course=bts-gpn'));
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('This page could not be found');
    expect(html).toContain('href="/formations"');
    expect(html).not.toContain('bts-gpn');
  });

  it('shows no gallery of blocks to the public', async () => {
    const { loader } = await import('./block-gallery');
    vi.stubEnv('NODE_ENV', 'production');
    const thrown = await Promise.resolve(loader(ask('/blocs'))).catch((error: Response) => error);
    expect(thrown.status).toBe(404);
  });
});

describe('a service that holds the demonstration school', () => {
  it('leaves its CRM and its registrations on the site', async () => {
    vi.stubEnv('CONTENT_DEMONSTRATION', 'true');
    const { loader } = await import('./demo-crm');
    const response = await loader(ask('/demo/crm?action=brochure&course=bts-gpn&campus=lyon'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('bts-gpn');
    const registration = await loader(ask('/demo/inscription?evenement=journee-portes-ouvertes-nantes'));
    expect(registration.status).toBe(200);
  });
});
