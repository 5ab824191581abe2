/** The page cache: kept pages, visitors' answers, and data that must not leak between visitors. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUse } from '~/content/content-use.server';
import { ask, askUntil, holdTime, page, post, type SmallSite, settle, startSite } from './site';

let site: SmallSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const status = (reply: { headers: Record<string, unknown> }) => reply.headers['cache-status'];
const br = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('a page', () => {
  it('is rendered once and then sent as it is', async () => {
    const first = await ask(site, '/campus/lyon', { headers: br });
    site.now += 18_000;
    const second = await ask(site, '/campus/lyon', { headers: br });
    expect(site.rendered).toEqual(['/campus/lyon']);
    expect(first.text).toContain('/campus/lyon');
    expect(second.body).toEqual(first.body);
    expect(status(first)).toBe('site; fwd=miss; fwd-status=200; stored');
    expect(status(second)).toBe('site; hit; ttl=42');
    expect(second.headers).toMatchObject({
      age: '18',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'content-length': String(second.body.length),
    });
    expect(first.headers.etag).toBe(second.headers.etag);
  });

  it('is the same page in brotli, gzip and plain, each with a strong tag of its own', async () => {
    const replies = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        ask(site, '/', { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(replies.map((reply) => reply.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    const tags = replies.map((reply) => String(reply.headers.etag));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('gets its smallest form when it is requested often, and a new tag with it', async () => {
    const first = await ask(site, '/', { headers: br });
    let later = first;
    for (let visit = 0; visit < 100 && later.headers.etag === first.headers.etag; visit += 1) {
      later = await ask(site, '/', { headers: br });
      await settle();
    }
    expect(later.body.length).toBeLessThan(first.body.length);
    expect(later.text).toBe(first.text);
    expect(later.headers.etag).not.toBe(first.headers.etag);
    expect(
      (await ask(site, '/', { headers: { ...br, 'if-none-match': String(first.headers.etag) } })).status,
    ).toBe(304);
  });

  it('is stale after a minute: sent at once, refreshed once in the background', async () => {
    await ask(site, '/');
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    site.handle = async () => {
      await waiting;
      return page('nouvelle version');
    };
    site.now += 61_000;
    const stale = await Promise.all([ask(site, '/'), ask(site, '/'), ask(site, '/')]);
    for (const reply of stale) {
      expect(reply.text).not.toContain('nouvelle version');
      expect(status(reply)).toBe('site; hit; ttl=-1');
    }
    finish();
    const fresh = await askUntil(site, '/', 'nouvelle version');
    expect(site.rendered).toHaveLength(2);
    expect(status(fresh)).toBe('site; hit; ttl=60');
  });

  it('keeps its bytes and its tag when a refresh changes nothing', async () => {
    const before = await ask(site, '/', { headers: br });
    site.now += 61_000;
    await ask(site, '/', { headers: br });
    await expect.poll(async () => (await ask(site, '/', { headers: br })).headers.age).toBe('0');
    const after = await ask(site, '/', { headers: br });
    expect(after.headers.etag?.slice(0, 20)).toBe(before.headers.etag?.slice(0, 20));
    expect(site.rendered).toHaveLength(2);
  });

  it('is deleted after a day', async () => {
    await ask(site, '/');
    site.now += 86_400_000;
    expect(status(await ask(site, '/'))).toBe('site; fwd=miss; fwd-status=200; stored');
  });

  it('is one for telephones and desktops, and says so to caches', async () => {
    site.handle = async (request) => page(request.headers.get('user-agent') ?? 'no agent');
    for (const agent of ['Mozilla/5.0 (iPhone)', 'Mozilla/5.0 (X11)', 'Other/1.0 (iPad)']) {
      const { text, headers } = await ask(site, '/', { headers: { 'user-agent': agent } });
      expect(text).toContain('no agent');
      expect(headers['vary']).toBe('Accept-Encoding');
    }
    expect(site.rendered).toHaveLength(1);
  });

  it('made from stale content is refreshed on the next visit', async () => {
    site.handle = async () => {
      const use = currentUse();
      if (use) use.stale = !use.waitForFresh;
      return page(use?.waitForFresh ? 'à jour' : 'ancien');
    };
    expect((await ask(site, '/')).text).toContain('ancien');
    expect((await ask(site, '/')).text).toContain('ancien');
    await askUntil(site, '/', 'à jour');
    expect(site.rendered).toHaveLength(2);
  });
});

describe('a page that becomes private', () => {
  it('is kept for nobody from then on', async () => {
    await ask(site, '/');
    site.handle = async () => page('à un seul', { headers: { 'cache-control': 'private' } });
    site.now += 61_000;
    await ask(site, '/');
    await expect.poll(() => site.cache.pages).toBe(0);
    const reply = await ask(site, '/');
    expect(reply.text).toContain('à un seul');
    expect(reply.headers['cache-control']).toBe('private');
  });
});

describe('HEAD, 304, Range, POST', () => {
  it('HEAD has the headers of GET and no body, also when it comes first', async () => {
    for (const path of ['/a', '/b']) {
      if (path === '/b') await ask(site, path, { headers: br });
      const head = await ask(site, path, { method: 'HEAD', headers: br });
      const get = await ask(site, path, { headers: br });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(get.body.length));
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });

  it('answers 304 without a body to clients that hold the page', async () => {
    const { headers } = await ask(site, '/', { headers: br });
    const tag = String(headers.etag);
    for (const ifNoneMatch of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const reply = await ask(site, '/', { headers: { ...br, 'if-none-match': ifNoneMatch } });
      expect(reply.status).toBe(304);
      expect(reply.body).toHaveLength(0);
      expect(reply.headers).toMatchObject({
        etag: tag,
        vary: headers.vary,
        'cache-control': headers['cache-control'],
      });
      expect(reply.headers['content-type']).toBeUndefined();
    }
    expect((await ask(site, '/', { headers: { ...br, 'if-none-match': '*' } })).status).toBe(304);
    expect((await ask(site, '/', { headers: { ...br, 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('ignores Range', async () => {
    await ask(site, '/');
    const reply = await ask(site, '/', { headers: { range: 'bytes=0-9' } });
    expect(reply.status).toBe(200);
    expect(reply.headers['accept-ranges']).toBeUndefined();
  });

  it('passes every POST on', async () => {
    await ask(site, '/crm/brochure');
    for (let time = 0; time < 2; time += 1) await post(site, '/crm/brochure', 'course=a');
    expect(site.passedOn).toEqual(['POST /crm/brochure', 'POST /crm/brochure']);
  });
});

describe('responses that are not kept', () => {
  it('503: rendered again for the next visitor, with Retry-After, for no cache to keep', async () => {
    site.handle = async () => page('indisponible', { status: 503 });
    const reply = await ask(site, '/');
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    site.handle = async () => page('de retour');
    expect((await ask(site, '/')).text).toContain('de retour');
  });

  it('404: for half a minute', async () => {
    site.handle = async () => page('absente', { status: 404 });
    await ask(site, '/nulle-part');
    const again = await ask(site, '/nulle-part');
    expect(again.status).toBe(404);
    expect(again.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(site.rendered).toHaveLength(1);
    site.now += 30_000;
    await ask(site, '/nulle-part');
    expect(site.rendered).toHaveLength(2);
  });

  it('a redirect: for five minutes, and it carries the visitor’s own parameters on', async () => {
    site.handle = async () => new Response(null, { status: 301, headers: { location: '/actualites' } });
    expect((await ask(site, '/actualites/page/1')).headers.location).toBe('/actualites');
    const campaign = await ask(site, '/actualites/page/1?utm_source=salon');
    expect(campaign.headers.location).toBe('/actualites?utm_source=salon');
    expect((await ask(site, '/actualites/page/1')).headers.location).toBe('/actualites');
    expect(site.rendered).toHaveLength(1);
  });

  it('a page with a cookie or marked private: each visitor has their own, with all they sent', async () => {
    let count = 0;
    site.handle = async (request) => {
      count += 1;
      return page(request.headers.get('cookie') ?? '', { headers: { 'set-cookie': `visitor=${count}` } });
    };
    const first = await ask(site, '/prive', { headers: { cookie: 'who=ada' } });
    const second = await ask(site, '/prive', { headers: { cookie: 'who=bob' } });
    expect(first.text).toContain('who=ada');
    expect(second.text).toContain('who=bob');
    expect(first.headers['set-cookie']).not.toEqual(second.headers['set-cookie']);
    expect(second.headers['cache-status']).toBeUndefined();
  });

  it('a truncated page, and a response that is not a page', async () => {
    site.handle = async () =>
      new Response('<!DOCTYPE html><html><body>', { headers: { 'content-type': 'text/html' } });
    await ask(site, '/coupee');
    await ask(site, '/coupee');
    expect(site.rendered).toHaveLength(2);
    site.handle = async () =>
      new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
    await ask(site, '/agenda.ics');
    await ask(site, '/agenda.ics');
    expect(site.rendered).toHaveLength(4);
  });

  it('invented addresses push no page out', async () => {
    await ask(site, '/formations');
    site.handle = async () => page('x'.repeat(100_000), { status: 404 });
    for (let index = 0; index < 60; index += 1) await ask(site, `/invente-${index}`);
    const random = () => Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('');
    site.handle = async () => page(random());
    for (let index = 0; index < 60; index += 1) await ask(site, `/formations?q=invente-${index}`);
    expect(status(await ask(site, '/formations'))).toContain('hit');
    expect(status(await ask(site, '/formations?q=invente-0'))).toContain('miss');
    expect(site.cache.bytes).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('a poisoned request never changes the next visitor’s page', () => {
  const echo = async (request: Request) => page(JSON.stringify([request.url, ...request.headers]));

  it.each([
    ['/formations?utm_source=%3Cscript%3E', {}],
    ['/formations?_method=DELETE&__proto__[x]=1&index', {}],
    ['/formations', { cookie: 'origine-tracking=evil; theme=evil' }],
    [
      '/formations',
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript', forwarded: 'host=evil' },
    ],
    ['/formations', { 'x-original-url': '/admin-evil', 'x-http-method-override': 'DELETE-evil' }],
    [
      '/formations',
      {
        'accept-language': 'evil',
        accept: 'evil/evil',
        referer: 'https://evil.example/',
        origin: 'https://evil.example',
      },
    ],
    [
      '/formations',
      { 'user-agent': 'evil <script>', 'if-none-match': '"evil"', 'x-react-router-prerender-data': 'evil' },
    ],
  ])('%s %j', async (path, headers) => {
    site.handle = echo;
    const clean = await startSite();
    clean.handle = echo;
    await ask(site, path, { headers });
    const next = await ask(site, '/formations');
    expect(site.rendered).toHaveLength(1);
    expect(next.text).toBe((await ask(clean, '/formations')).text);
    expect(next.text).not.toMatch(/evil|script|DELETE/);
    await clean.close();
  });

  it('another host is refused although the page is kept', async () => {
    await ask(site, '/');
    expect((await ask(site, '/', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  it('an unusual request is refused although the page is kept', async () => {
    await ask(site, '/');
    expect((await ask(site, `/?${'a=1&'.repeat(80)}`)).status).toBe(400);
    expect((await ask(site, '/?a="b"')).status).toBe(400);
  });

  it('an unknown loader has no data, and nothing of it is kept', async () => {
    expect((await ask(site, '/formations?_data=routes%2Fevil')).status).toBe(403);
    expect([...site.passedOn, ...site.rendered]).toEqual([]);
    expect(site.cache.pages).toBe(0);
  });
});

describe('a prefetch of the browser', () => {
  it('is used when its visitor follows the link: for half a minute, and only in that browser', async () => {
    const ahead = { headers: { 'sec-purpose': 'prefetch' } };
    const told = async (options: object) => (await ask(site, '/agenda', options)).headers;
    expect((await told(ahead))['cache-control']).toBe('private, max-age=30');
    expect((await told({}))['cache-control']).toContain('max-age=0');
  });

  it('is valid for half a minute from then on, however old the page is', async () => {
    await ask(site, '/agenda');
    site.now += 45_000;
    const { headers } = await ask(site, '/agenda', { headers: { 'sec-purpose': 'prefetch' } });
    expect([headers['age'], headers['cache-control']]).toEqual(['45', 'private, max-age=75']);
  });

  it('is also valid for half a minute if that browser already has the page', async () => {
    const { headers } = await ask(site, '/agenda');
    const holding = { 'if-none-match': String(headers.etag) };
    const reply = await ask(site, '/agenda', { headers: { ...holding, 'sec-purpose': 'prefetch' } });
    expect([reply.status, reply.headers['cache-control']]).toEqual([304, 'private, max-age=30']);
    expect(reply.headers['cdn-cache-control']).toBe('private');
    const asked = await ask(site, '/agenda', { headers: holding });
    expect([asked.status, asked.headers['cache-control']]).toEqual([304, headers['cache-control']]);
  });

  it('is kept by no cache if a part is missing', async () => {
    site.handle = async () => page('agenda', { status: 503 });
    const reply = await ask(site, '/agenda', { headers: { 'sec-purpose': 'prefetch' } });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('loader data of client navigations', () => {
  it('is kept beside the document', async () => {
    // A loader's request is the same in both cases, except for the accepted types.
    site.handle = async (request) =>
      request.headers.get('accept') === '*/*' ? Response.json({ programmes: [] }) : page('formations');
    const path = '/formations?secteur=eau&_data=routes%2Fprogrammes';
    await ask(site, path);
    const again = await ask(site, `${path}&utm_source=x`);
    expect(again.text).toBe('{"programmes":[]}');
    expect(again.headers['x-remix-response']).toBe('yes');
    expect(status(again)).toContain('hit');
    expect((await ask(site, '/formations?secteur=eau')).headers['content-type']).toContain('text/html');
  });
});

describe('with a cache in front that passes first visits', () => {
  let shared: SmallSite;
  beforeEach(async () => {
    shared = await startSite({ env: { sharedPages: true } });
  });
  afterEach(() => shared.close());

  it('pages may be kept there as long as here, and by a CDN while the site is away', async () => {
    await ask(shared, '/');
    const { headers } = await ask(shared, '/');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect(headers['cdn-cache-control']).toBe(
      'public, max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
    );
  });

  it('a page with cookies or a prefetch may not', async () => {
    await ask(shared, '/');
    const agent = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' };
    const campaign = await ask(shared, '/?utm_source=salon', { headers: agent });
    expect(campaign.headers['set-cookie']).toHaveLength(3);
    expect(campaign.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(String(campaign.headers['cdn-cache-control'])).not.toContain('public');
    const ahead = await ask(shared, '/', { headers: { 'sec-purpose': 'prefetch' } });
    expect([ahead.headers['cache-control'], ahead.headers['cdn-cache-control']]).toEqual([
      'private, max-age=30',
      'private',
    ]);
  });
});

describe('origin cookies', () => {
  const visit = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', ...br };

  it('are added to a kept page, only for this visitor', async () => {
    await ask(site, '/');
    const campaign = await ask(site, '/?utm_source=salon&utm_medium=qr', { headers: visit });
    expect(status(campaign)).toContain('hit');
    expect(campaign.headers['set-cookie']).toEqual([
      expect.stringContaining('origine-tracking=salon'),
      expect.stringContaining('utm_source=salon'),
      expect.stringContaining('utm_medium=qr'),
    ]);
    expect(campaign.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const next = await ask(site, '/');
    expect(next.headers['set-cookie']).toBeUndefined();
  });

  it('come with the first render too, all three, and are not kept with it', async () => {
    const first = await ask(site, '/?utm_source=salon', { headers: visit });
    expect(first.headers['set-cookie']).toHaveLength(3);
    expect(first.headers['x-frame-options']).toBe('DENY');
    expect((await ask(site, '/')).headers['set-cookie']).toBeUndefined();
  });

  it('come with every kind of answer a visitor may start from', async () => {
    const own = async () => page('à un seul', { headers: { 'cache-control': 'private' } });
    const missing = async () => page('absente', { status: 404 });
    const away = async () => page('indisponible', { status: 503 });
    for (const handle of [own, missing, away]) {
      site.handle = handle;
      const path = `/${handle.name}?utm_source=salon`;
      expect((await ask(site, path, { headers: visit })).headers['set-cookie'], path).toHaveLength(3);
    }
    let finish = () => {};
    site.handle = () => new Promise((resolve) => (finish = () => resolve(page('enfin'))));
    const taken = ask(site, '/lente');
    await expect.poll(() => site.rendered.at(-1)).toBe('/lente');
    site.overloaded = true;
    const refused = await ask(site, '/froide?utm_source=salon', { headers: visit });
    expect([refused.status, refused.headers['set-cookie']?.length]).toEqual([503, 3]);
    finish();
    await taken;
  });

  it('come with a page that was not ready in time', async () => {
    holdTime();
    let finish = () => {};
    site.handle = () => new Promise((resolve) => (finish = () => resolve(page('enfin'))));
    const reply = ask(site, '/?utm_source=salon', { headers: visit });
    await expect.poll(() => site.rendered.length).toBe(1);
    vi.advanceTimersByTime(4_000);
    const late = await reply;
    expect([late.status, late.headers['set-cookie']?.length]).toEqual([503, 3]);
    vi.useRealTimers();
    finish();
  });

  it('come with the complete page although the visitor’s browser has a copy of it', async () => {
    const { headers } = await ask(site, '/', { headers: visit });
    const again = { ...visit, 'if-none-match': String(headers.etag) };
    const campaign = await ask(site, '/?utm_source=salon', { headers: again });
    expect([campaign.status, campaign.headers['set-cookie']?.length]).toEqual([200, 3]);
  });

  it('come with a prefetch from another site, which is shown without a second request', async () => {
    const ahead = { ...visit, 'sec-purpose': 'prefetch;prerender' };
    const bySearch = { ...ahead, 'sec-fetch-site': 'cross-site', referer: 'https://www.google.fr/' };
    expect((await ask(site, '/', { headers: bySearch })).headers['set-cookie']?.[0]).toContain(
      'ORGANIC_google',
    );
    const byThePage = { ...ahead, 'sec-fetch-site': 'same-origin' };
    expect((await ask(site, '/?utm_source=x', { headers: byThePage })).headers['set-cookie']).toBeUndefined();
  });

  it.each(['http://127.0.0.1:3000/', 'http://localhost:8080/', 'http://[::1]:3000/campus'])(
    'without a public origin, %s is the site itself and gives no origin',
    async (referer) => {
      const reply = await ask(site, '/', { headers: { ...visit, referer } });
      expect(reply.headers['set-cookie']?.[0]).toContain('origine-tracking=direct');
    },
  );

  it.each([
    'https://crm.example/merci',
    'https://panneau.example/admin',
    'https://groupe.example/pied',
    'https://annonces.example/',
    'https://fichiers.example/uploads/Brochure.pdf',
  ])('stay as they are when the visitor comes back from the school’s own %s', async (referer) => {
    await site.close();
    site = await startSite({
      env: {
        crmOrigins: ['https://crm.example'],
        preview: { secret: undefined, adminOrigin: 'https://panneau.example', editorPassword: undefined },
        externalFooterUrl: 'https://groupe.example/pied',
        topBannerUrl: 'https://annonces.example/',
        mediaOrigins: ['https://fichiers.example'],
      },
    });
    const cookie = 'origine-tracking=salon; utm_source=salon';
    const sources = async (headers: Record<string, string>) =>
      (await ask(site, '/', { headers: { ...visit, ...headers } })).headers['set-cookie']?.[0];
    expect(await sources({ referer, cookie })).toBeUndefined();
    expect(await sources({ referer })).toContain('origine-tracking=direct');
    expect(await sources({ referer: 'https://onisep.example/', cookie })).toContain(
      'REFERRAL_onisep.example',
    );
  });

  it('are not set again during the visit', async () => {
    const headers = {
      ...visit,
      cookie: 'a=b; origine-tracking=salon; utm_source=salon',
      referer: 'http://localhost:3000/campus',
    };
    expect((await ask(site, '/', { headers })).headers['set-cookie']).toBeUndefined();
  });
});
