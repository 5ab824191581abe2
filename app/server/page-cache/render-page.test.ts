import { describe, expect, it } from 'vitest';
import { currentUse } from '~/content/content-use.server';
import { type Rendered, readResponse } from '../render/rendered';
import type { PageRequest } from './page-key';
import { type RenderOptions, renderPage } from './render-page';

const asked: PageRequest = {
  key: 'b1 /agenda',
  path: '/agenda',
  target: '/agenda?type=salon',
  data: false,
  unusedQuery: '',
};
const html = '<!DOCTYPE html><html></html>';
const document = (init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { 'content-type': 'text/html', ...init.headers } });
const rendered = (
  response: () => Response | Rendered,
  changes: Partial<RenderOptions> = {},
  waitForFresh = false,
) =>
  renderPage(asked, waitForFresh, {
    render: async () => {
      const given = response();
      return given instanceof Response ? readResponse(given) : given;
    },
    origin: 'https://www.ecole.example',
    headersOf: () => ({ 'x-own': '1' }),
    sharedPages: true,
    ...changes,
  });
const headersOf = ({ page }: Awaited<ReturnType<typeof rendered>>) => {
  const { head } = page.forms.for(null);
  return Object.fromEntries(head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1]]] : [])));
};

describe('a rendered page', () => {
  it('keeps the rendered response, with the server’s own headers', async () => {
    const page = await rendered(() =>
      document({ headers: { link: '</a.js>; rel=preload', vary: 'Cookie', etag: '"x"' } }),
    );
    expect(page.page.retention.kind).toBe('page');
    expect(page.page.shareable).toBe(true);
    expect(headersOf(page)).toMatchObject({
      link: '</a.js>; rel=preload',
      'x-own': '1',
      vary: 'Accept-Encoding',
      'content-type': 'text/html',
      'content-length': String(html.length),
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      'cdn-cache-control': expect.stringContaining('stale-if-error'),
    });
    expect(headersOf(page)['etag']).not.toBe('"x"');
    expect(headersOf(page)['retry-after']).toBeUndefined();
  });

  it('is completed by its type and its scripts', async () => {
    const told: unknown[] = [];
    const headers = (...of: unknown[]) => {
      told.push(of);
      return {};
    };
    const made = () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'text/html' }),
      body: Buffer.from(html),
      scriptSources: ['sha256-a'],
    });
    const page = await rendered(made, { headersOf: headers });
    expect(told).toEqual([['/agenda', 'text/html', ['sha256-a']]]);
    expect(page.page.forms.for(null).body.toString()).toBe(html);
  });

  it('is private where a visit may begin with it, unless the shared cache is configured to pass first visits', async () => {
    const page = await rendered(() => document(), { sharedPages: false });
    expect(headersOf(page)['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(headersOf(page)['cdn-cache-control']).toBeUndefined();
    const feed = await rendered(
      () => new Response('<feed></feed>', { headers: { 'content-type': 'application/atom+xml' } }),
      { sharedPages: false },
    );
    expect(headersOf(feed)['cache-control']).toContain('s-maxage=60');
    expect(headersOf(feed)['cdn-cache-control']).toContain('max-age=60');
  });

  it('is no-store when it is degraded', async () => {
    const page = await rendered(() => {
      const use = currentUse();
      if (use) use.failed = true;
      return document();
    });
    expect(page.page.retention).toMatchObject({ kind: 'brief' });
    expect(headersOf(page)['cache-control']).toBe('no-store');
    expect(headersOf(page)['cdn-cache-control']).toBeUndefined();
  });

  it('is not shareable when it is private', async () => {
    const page = await rendered(() =>
      document({ headers: { 'set-cookie': 'a=b', 'cache-control': 'private' } }),
    );
    expect(page.page.shareable).toBe(false);
    expect(headersOf(page)).not.toHaveProperty('set-cookie');
    expect(headersOf(page)['cache-control']).toBe('private');
  });

  it.each([503, 504])(
    'asks for patience with a %i, as the render says or for half a minute',
    async (status) => {
      expect(headersOf(await rendered(() => document({ status })))['retry-after']).toBe('30');
      const asking = document({ status, headers: { 'retry-after': '5', 'cache-control': 'public' } });
      const page = await rendered(() => asking);
      expect(headersOf(page)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    },
  );

  it('records its content, and whether a request waited for it', async () => {
    let waitForFresh: boolean | undefined;
    const used = { path: '/events' };
    const { use } = await rendered(
      () => {
        waitForFresh = currentUse()?.waitForFresh;
        currentUse()?.used.add(used);
        return document();
      },
      {},
      true,
    );
    expect(waitForFresh).toBe(true);
    expect([...use.used]).toEqual([used]);
  });

  it('leads where the render says', async () => {
    const moved = () => new Response(null, { status: 301, headers: { location: '/actualites' } });
    expect(headersOf(await rendered(moved))['location']).toBe('/actualites');
  });
});

describe('a render for all visitors', () => {
  it.each([
    ['a document', false, 'text/html'],
    ['loader data', true, '*/*'],
  ] as const)('of %s requests only the page itself', async (_, data, accept) => {
    let request: Request | undefined;
    await renderPage({ ...asked, data }, false, {
      render: async (given) => {
        request = given;
        return readResponse(document());
      },
      origin: 'https://www.ecole.example',
      headersOf: () => ({}),
      sharedPages: false,
    });
    expect(request?.url).toBe('https://www.ecole.example/agenda?type=salon');
    expect([...(request?.headers ?? [])]).toEqual([
      ['accept', accept],
      ['host', 'www.ecole.example'],
    ]);
  });
});
