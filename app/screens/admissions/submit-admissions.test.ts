/** Answers to a POST when the content service fails. */

import { describe, expect, it, vi } from 'vitest';
import { isDemonstration } from '~/content/embedded.server';
import { ContentUnavailable } from '~/content/errors';
import { pageContent } from '~/content/page-content.server';
import { type Env, parseEnv } from '~/env.server';
import { createLog } from '~/log.server';
import { createMetrics } from '~/metrics.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig, type Rig } from '../../../tests/contract/service';
import type { AdmissionsView } from './admissions-view.server';
import { loadAdmissions } from './load-admissions.server';
import { submitAdmissions } from './submit-admissions.server';

const address = 'https://www.ecole.example/crm/brochure';

/** A page's context on a rig, as if `CONTENT_API_URL` were set: no embedded service. */
function contextOf(rig: Rig, request: Request, env: Record<string, string> = {}): PageContext {
  const parsed: Env = parseEnv({
    PUBLIC_ORIGIN: 'https://www.ecole.example',
    CONTENT_API_URL: 'https://cms.example/api',
    ...env,
  });
  return {
    locale: 'fr',
    network: '203.0.113.1',
    // The services of admissions; a test has no cache or copy to show.
    services: {
      env: parsed,
      clock: () => rig.now,
      log: createLog('silent'),
      metrics: createMetrics(false),
      report: rig.report,
      content: rig.content,
      embedded: null,
      demonstration: isDemonstration(parsed),
    } as PageContext['services'],
    content: pageContent(rig.content),
    now: new Date(rig.now),
    request,
    url: new URL(request.url),
    params: { action: 'brochure' },
    describe: () => undefined,
    partRenderer: () => Promise.reject(new Error('an action has no parts')),
    headers: new Headers(),
    head: async () => ({ title: 'Recevoir une brochure' }) as never,
  };
}

const postInit = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const postOf = (body = 'course=bts-gpn&campus=lyon') => new Request(address, postInit(body));

const submit = (rig: Rig, env?: Record<string, string>) =>
  submitAdmissions(contextOf(rig, postOf(), env), 'brochure');

/** A rig whose CRM answers this link. */
const rigWithLink = (body: unknown) =>
  createRig({
    spoil: async (request, response) =>
      /\/crm-links\/brochure\/bts-gpn\/lyon/.test(request.url) ? Response.json(body) : response,
  });

describe('a place that was typed into the form', () => {
  const sent = async (body: string, query = '') => {
    const request = new Request(`${address}${query}`, postInit(body));
    const response = await submitAdmissions(contextOf(createRig(), request), 'brochure');
    return [response.status, response.headers.get('location')];
  };

  it.each([
    ['44110', 'chateaubriant-44110'],
    ['Nantes', 'nantes'],
    ['Atlantide', 'Atlantide'],
  ])('leads from %s to the campuses around it, while none is chosen', async (typed, place) => {
    const body = `course=bts-gpn&campus=&pres-de=${typed}`;
    const around = [303, `/crm/brochure?course=bts-gpn&pres-de=${typed}`];
    expect(await sent(body)).toEqual(around);
    expect(await sent(body, '?pres-de=lille')).toEqual(around);
    // They are shown already: what is missing is the campus.
    expect(await sent(body, `?pres-de=${place}`)).toEqual([400, null]);
  });

  it.each(['course=bts-gpn&campus=', 'course=bts-gpn&campus=&pres-de=', 'course=&campus=&pres-de=Nantes'])(
    'is needed for that, and a course: %s',
    async (body) => expect(await sent(body)).toEqual([400, null]),
  );

  it('holds no complete choice up', async () => {
    const request = new Request(address, postInit('course=bts-gpn&campus=lyon&pres-de=Nantes'));
    const crm = rigWithLink([{ url: 'https://crm.example/f' }]);
    const response = await submitAdmissions(contextOf(crm, request), 'brochure');
    expect(response.headers.get('location')).toMatch(/^https:\/\/crm\.example\/f\?campus=lyon/);
  });
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

  it('to the service’s own demo CRM becomes the site’s, only for the demonstration', async () => {
    const demo = [{ url: 'http://cms.example:1337/demo/crm?action=brochure' }];
    const service = { CONTENT_API_URL: 'http://cms.example:1337/api' };
    const sent = await submit(rigWithLink(demo), { ...service, CONTENT_DEMONSTRATION: 'true' });
    expect(sent.headers.get('location')).toMatch(/^\/demo\/crm\?action=brochure&campus=lyon&course=bts-gpn/);
    const refused = await submit(rigWithLink(demo), service);
    expect(refused.headers.get('location')).toBeNull();
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

  it('is logged for the operator when it is refused: the link and the rule', async () => {
    const service = { CONTENT_API_URL: 'http://127.0.0.1:1337/api' };
    const named = { CRM_ORIGINS: 'https://crm.example' };
    const cases = [
      ['http://localhost:1337/demo/crm', service, 'http'],
      ['javascript:alert(1)', {}, 'address'],
      ['https://user:secret@crm.example/', {}, 'credentials'],
      ['https://elsewhere.example/', named, 'origin'],
    ] as const;
    for (const [url, env, rule] of cases) {
      const context = contextOf(rigWithLink({ url }), postOf(), env);
      const warn = vi.spyOn(context.services.report, 'warn');
      expect((await submitAdmissions(context, 'brochure')).status).toBe(404);
      const place = '/crm-links/brochure/bts-gpn/lyon';
      expect(warn).toHaveBeenCalledWith({ place, rule, why: expect.any(String) }, 'CRM link refused');
      expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
      const { values } = await context.services.metrics.refusedCrmLinks.get();
      expect(values).toMatchObject([{ labels: { action: 'brochure', rule }, value: 1 }]);
    }
    const context = contextOf(rigWithLink([]), postOf());
    const warn = vi.spyOn(context.services.report, 'warn');
    await submitAdmissions(context, 'brochure');
    // A gap the CRM is known to have.
    expect(warn).not.toHaveBeenCalled();
  });

  it('on this machine is followed if the site is also there', async () => {
    const local = { PUBLIC_ORIGIN: 'http://localhost:3000', CONTENT_API_URL: 'http://localhost:3100/api' };
    const response = await submit(rigWithLink([{ url: 'http://localhost:3100/demo/crm' }]), local);
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3100\/demo\/crm\?campus=lyon&/);
  });

  it('is requested together with the campuses of its course, without anything that only a page shows', async () => {
    const asked: string[] = [];
    const isAsked: { [path: string]: Promise<void> } = {};
    const tell: { [path: string]: () => void } = {};
    const [campuses, link] = ['/crm-links/brochure/bts-gpn/campuses', '/crm-links/brochure/bts-gpn/lyon'];
    for (const path of [campuses, link]) isAsked[path] = new Promise((resolve) => (tell[path] = resolve));
    const rig = createRig({
      rewrite(request) {
        const { pathname, search } = new URL(request.url);
        const path = pathname.replace('/api', '');
        if (path !== '/login') asked.push(path + search);
        tell[path]?.();
        return request;
      },
      async spoil(request, response) {
        // Neither is answered before both are requested.
        if (/\/bts-gpn\//.test(request.url)) await Promise.all(Object.values(isAsked));
        return request.url.includes(link) ? Response.json({ url: 'https://crm.example/' }) : response;
      },
    });
    expect((await submit(rig)).status).toBe(303);
    expect(asked.map((address) => address.split('?')[0]).sort()).toEqual([
      '/crm-links/actions',
      campuses,
      link,
    ]);
    expect(asked.filter((address) => address.includes('campus=lyon'))).toEqual([]);
  });

  it('is missing if the CRM does not know the choice, or no course has campuses', async () => {
    const gone = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
    const unknown = (path: RegExp) =>
      createRig({
        spoil: async (request, response) =>
          path.test(request.url) ? Response.json({ data: null, error: gone }, { status: 404 }) : response,
      });
    const problemOf = async (rig: Rig) => ((await (await submit(rig)).json()) as AdmissionsView).problem;
    expect(await problemOf(unknown(/\/crm-links\/brochure\/bts-gpn\/lyon/))).toEqual({ kind: 'no-link' });
    expect(await problemOf(unknown(/\/crm-links\/brochure\/bts-gpn\/campuses/))).toEqual({
      kind: 'not-taught',
    });
  });

  it('is missing for a campus that does not teach the course, but the others can be chosen', async () => {
    const request = postOf('course=bachelor-ecotourisme&campus=metz');
    const response = await submitAdmissions(contextOf(createRig(), request), 'brochure');
    expect(response.status).toBe(400);
    const view = (await response.json()) as AdmissionsView;
    const offered = view.lists?.campuses?.map(({ slug }) => slug) ?? [];
    expect(offered).toHaveLength(3);
    expect(offered.at(-1)).toBe('metz');
  });

  it('keeps the chosen course in the list though its campus does not name it', async () => {
    const rig = createRig({
      spoil: async (request, response) => {
        const url = new URL(request.url);
        if (!url.pathname.endsWith('/crm-links/actions') || !url.searchParams.has('campus')) return response;
        const none = { registration: [], contact: [], brochure: [] };
        return Response.json({ ...(await response.json()), ...none, data: none });
      },
    });
    const request = new Request(`${address}?course=bts-gpn&campus=lyon`);
    const { view } = await (await loadAdmissions(contextOf(rig, request), 'brochure')).json();
    expect(view.lists.courses.map(({ slug }: { slug: string }) => slug)).toContain('bts-gpn');
    const campusAlone = new Request(`${address}?campus=lyon`);
    const narrowed = await (await loadAdmissions(contextOf(rig, campusAlone), 'brochure')).json();
    expect(narrowed.view.lists.courses).toEqual([]);
  });

  it('is a 500 if anything except the content service fails: the page must not hide it', async () => {
    /** The first calls fail in this way, the later ones succeed. */
    const broken = (request: Request, ...errors: Error[]) => {
      const context = contextOf(createRig(), request);
      const entry = context.content.entry.bind(context.content);
      const failing = (...asked: Parameters<typeof entry>) => {
        const error = errors.shift();
        return error ? Promise.reject(error) : entry(...asked);
      };
      return { ...context, content: { ...context.content, entry: failing } } as PageContext;
    };
    const mistake = new RangeError('a mistake');
    const away = new ContentUnavailable('down');
    await expect(submitAdmissions(broken(postOf(), mistake), 'brochure')).rejects.toThrow(mistake);
    const get = () => new Request(`${address}?course=bts-gpn&campus=lyon`);
    await expect(loadAdmissions(broken(get(), mistake), 'brochure')).rejects.toThrow(mistake);
    await expect(loadAdmissions(broken(get(), away, mistake), 'brochure')).rejects.toThrow(mistake);
  });

  it('cannot be resolved while the campuses of a course, or the chosen campus, are away', async () => {
    for (const [query, only] of [
      ['course=bts-gpn&campus=lyon', '/bts-gpn/campuses'],
      ['campus=lyon', '/campuses/lyon'],
    ] as const) {
      const rig = createRig();
      rig.faults.set({ kind: 'down', only });
      const response = await loadAdmissions(contextOf(rig, new Request(`${address}?${query}`)), 'brochure');
      expect(response.status, only).toBe(503);
    }
  });

  it('counts as missing outside the configured origins', async () => {
    const env = { CRM_ORIGINS: 'https://crm.example' };
    expect((await submit(rigWithLink({ url: 'https://crm.example/' }), env)).status).toBe(303);
    expect((await submit(rigWithLink({ url: 'https://elsewhere.example/' }), env)).status).toBe(404);
  });
});

describe('a content service that is away', () => {
  it.each(['down', 'error-500', 'too-many-requests'] as const)(
    'keeps the choice and gives the real status: %s',
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

  it('keeps lists and campus phone when only the link cannot be loaded', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down', only: '/bts-gpn/lyon' });
    const response = await submit(rig);
    expect(response.status).toBe(503);
    const view = (await response.json()) as AdmissionsView;
    expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
    expect(view.lists?.campuses?.length).toBeGreaterThan(1);
    expect(view.contact.campus).toBe('Lyon');
  });

  it('shows the school’s phone when the campuses are also away', async () => {
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

  it('answers 500 to an unusable answer, and 504 to one that is late', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'wrong-shape', only: 'crm-links' });
    const useless = await submit(rig);
    expect([useless.status, useless.headers.get('retry-after')]).toEqual([500, null]);
    const slow = createRig({ limits: { callTimeout: 30 } });
    slow.faults.set({ kind: 'slow', delay: 2000, only: 'crm-links' });
    const late = await submit(slow);
    expect([late.status, late.headers.get('retry-after')]).toEqual([504, '30']);
  });

  it('has no Retry-After for a GET with unusable content: another attempt would not help', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'wrong-shape' });
    const response = await loadAdmissions(contextOf(rig, new Request(address)), 'brochure');
    expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
  });

  it('keeps the page on a GET, with the status and Retry-After', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down' });
    const request = new Request(`${address}?course=bts-gpn&campus=lyon`);
    const response = await loadAdmissions(contextOf(rig, request), 'brochure');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    const { view } = (await response.json()) as { view: AdmissionsView };
    expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
  });

  it('is counted like every form: by action and result', async () => {
    const rig = rigWithLink({ url: 'https://crm.example/' });
    const context = contextOf(rig, postOf());
    const counted = async () => {
      const { values } = await context.services.metrics.admissions.get();
      return values.map(({ labels, value }) => [labels.action, labels.outcome, value]);
    };
    await submitAdmissions(context, 'brochure');
    expect(await counted()).toEqual([['brochure', 'left', 1]]);
    await submitAdmissions({ ...context, request: postOf('course=jeanne&campus=lyon') }, 'contact');
    expect(await counted()).toContainEqual(['contact', 'invalid', 1]);
    const down = createRig();
    down.faults.set({ kind: 'down' });
    await submitAdmissions({ ...contextOf(down, postOf()), services: context.services }, 'registration');
    expect(await counted()).toContainEqual(['registration', 'away', 1]);
    expect(JSON.stringify(await counted())).not.toContain('jeanne');
  });

  it('is logged for the operator: the failure and the page', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down' });
    const context = contextOf(rig, postOf());
    const error = vi.spyOn(context.services.log, 'error');
    await submitAdmissions(context, 'brochure');
    expect(error).toHaveBeenCalledWith(
      { err: expect.any(Error), path: '/crm/brochure' },
      'admissions: the content service failed',
    );
  });
});
