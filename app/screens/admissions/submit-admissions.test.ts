/** What a POST answers when the content service misbehaves. */
import { describe, expect, it } from 'vitest';
import { type Env, parseEnv } from '~/env.server';
import { createLog } from '~/log.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { createRig, type Rig } from '../../../tests/contract/service';
import type { AdmissionsView } from './admissions-view.server';
import { loadAdmissions } from './load-admissions.server';
import { submitAdmissions } from './submit-admissions.server';

const address = 'https://www.ecole.example/crm/brochure';

/** A page's context on a rig, as if `CONTENT_API_URL` were set: no embedded service. */
function contextOf(rig: Rig, request: Request, env: Record<string, string> = {}): PageContext {
  const parsed: Env = parseEnv({ PUBLIC_ORIGIN: 'https://www.ecole.example', ...env });
  return {
    locale: 'fr',
    // What admissions need of the services; a rig has no cache or copy of its own to show.
    services: {
      env: parsed,
      clock: () => rig.now,
      log: createLog('silent'),
      content: rig.content,
      embedded: null,
    } as PageContext['services'],
    content: rig.content,
    now: new Date(rig.now),
    request,
    url: new URL(request.url),
    params: { action: 'brochure' },
    describe: () => undefined,
    headers: new Headers(),
    head: async () => ({ title: 'Recevoir une brochure' }) as never,
  };
}

const postOf = (body = 'course=bts-gpn&campus=lyon') =>
  new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const submit = (rig: Rig, env?: Record<string, string>) =>
  submitAdmissions(contextOf(rig, postOf(), env), 'brochure');

/** A rig whose CRM answers this link. */
const rigWithLink = (body: unknown) =>
  createRig({
    spoil: async (request, response) =>
      /\/crm-links\/brochure\/bts-gpn\/lyon/.test(request.url) ? Response.json(body) : response,
  });

describe('a link of the content service', () => {
  it('is followed to an https address, as a list or as an object', async () => {
    for (const body of [[{ url: 'https://crm.example/f?id=1' }], { url: 'https://crm.example/f?id=1' }]) {
      const response = await submit(rigWithLink(body));
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(
        /^https:\/\/crm\.example\/f\?id=1&campus=lyon&course=bts-gpn&/,
      );
    }
  });

  it.each([
    { url: 'javascript:alert(1)' },
    { url: 'data:text/html,x' },
    { url: 'https://user:secret@crm.example/' },
    { url: 'http://crm.example/' },
    { url: '//crm.example/' },
    { url: 'http://content.embedded/demo/crm' },
    { url: '' },
    { url: null },
    {},
    [],
    [{ url: null }],
  ])('never leads a visitor to %j', async (body) => {
    const response = await submit(rigWithLink(body));
    expect(response.status).toBe(404);
    expect(response.headers.has('location')).toBe(false);
    const view = (await response.json()) as AdmissionsView;
    expect(view.problem).toEqual({ kind: 'no-link' });
    expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
  });

  it('counts as missing outside the configured origins', async () => {
    const env = { CRM_ORIGINS: 'https://crm.example' };
    expect((await submit(rigWithLink({ url: 'https://crm.example/' }), env)).status).toBe(303);
    expect((await submit(rigWithLink({ url: 'https://elsewhere.example/' }), env)).status).toBe(404);
  });
});

describe('a content service that is away', () => {
  it.each(['down', 'error-500', 'too-many-requests'] as const)(
    'keeps the choice and gives the true status: %s',
    async (kind) => {
      const rig = createRig();
      rig.faults.set({ kind });
      const response = await submit(rig);
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const view = (await response.json()) as AdmissionsView;
      expect(view.problem).toEqual({ kind: 'away', statusCode: 503 });
      expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
      expect(view.lists).toBeNull();
    },
  );

  it('keeps lists and campus phone when only the link cannot be had', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down', only: '/bts-gpn/lyon' });
    const response = await submit(rig);
    expect(response.status).toBe(503);
    const view = (await response.json()) as AdmissionsView;
    expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
    expect(view.lists?.campuses?.length).toBeGreaterThan(1);
    expect(view.contact.campus).toBe('Lyon');
  });

  it('gives the school’s phone when the campuses are away too', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down', only: 'c' });
    const away = (await (await submit(rig)).json()) as AdmissionsView;
    expect(away.contact).toEqual({ campus: null, phone: null });
    const other = createRig();
    other.faults.set({ kind: 'down', only: '/c' });
    const view = (await (await submit(other)).json()) as AdmissionsView;
    expect(view.contact.campus).toBeNull();
    expect(view.contact.phone).toMatch(/\d/);
  });

  it('answers 500 to an answer nobody can use, and 504 to one that comes too late', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'wrong-shape', only: 'crm-links' });
    expect((await submit(rig)).status).toBe(500);
    const slow = createRig({ limits: { wholeCall: 30 } });
    slow.faults.set({ kind: 'slow', delay: 2000, only: 'crm-links' });
    expect((await submit(slow)).status).toBe(504);
  });

  it('leaves the page standing on a GET, with the status and when to come back', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down' });
    const request = new Request(`${address}?course=bts-gpn&campus=lyon`);
    const response = await loadAdmissions(contextOf(rig, request), 'brochure');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    const { view } = (await response.json()) as { view: AdmissionsView };
    expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
  });
});
