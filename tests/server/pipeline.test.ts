/**
 * The steps of a request and their order: each step is present, and comes before those that depend on it. The cases of
 * a step are tested beside it.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { mangledLinks } from '~/server/http/testing';
import { ask, fromTheSite, page, post, type SiteChanges, type SmallSite, startSite } from './site';

let site: SmallSite;
afterEach(() => site.close());
const begin = async (changes: SiteChanges = {}) => {
  site = await startSite(changes);
};
const untouched = () => [...site.rendered, ...site.passedOn];

const publicHost = { publicOrigin: 'https://www.ecole.example', publicOriginConfigured: true };
const host = 'www.ecole.example';
const agent = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' };

describe('on its public host', () => {
  it.each([
    ['a page that is not kept', '/campus'],
    ['an address that is redirected', '/CAMPUS/'],
    ['a file', '/favicon.ico'],
    ['a picture', '/images/webp/640/uploads/campus.jpg'],
    ['loader data', '/campus?_data=routes%2Fcampuses'],
  ])('another host is redirected: %s', async (_, path) => {
    await begin({ env: publicHost });
    const { status } = await ask(site, path, { headers: { host: 'evil.example' } });
    expect([status, untouched()]).toEqual([421, []]);
  });

  it('is kept only for its own name, in any spelling of case', async () => {
    await begin({ env: publicHost });
    expect((await ask(site, '/campus', { headers: { host } })).status).toBe(200);
    expect((await ask(site, '/campus', { headers: { host: 'localhost' } })).status).toBe(421);
    expect((await ask(site, '/campus', { headers: { host: 'ecole.example' } })).status).toBe(301);
    expect(site.rendered).toEqual(['/campus']);
  });

  it('one redirect leads to the canonical address with its query, without a render or a count', async () => {
    await begin({ env: { ...publicHost, rendersPerMinute: 1 } });
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, headers } = await ask(site, '/Campus/?a=1', { headers: { host: 'ecole.example' } });
      expect([status, headers.location]).toEqual([301, 'https://www.ecole.example/campus?a=1']);
    }
    expect(untouched()).toEqual([]);
    expect((await ask(site, '/campus', { headers: { host } })).status).toBe(200);
  });

  it('is known with its default port named, and an address with empty segments is redirected to the clean one', async () => {
    await begin({ env: publicHost });
    expect((await ask(site, '/campus', { headers: { host: `${host}:443` } })).status).toBe(200);
    for (const [path, location] of [
      ['//campus', '/campus'],
      ['/campus//', '/campus'],
      ['//evil.example', '/evil.example'],
    ] as const) {
      const { status, headers } = await ask(site, path, { headers: { host: `${host}:80` } });
      expect([path, status, headers.location]).toEqual([path, 301, location]);
    }
    expect(site.rendered).toEqual(['/campus']);
  });

  it('every answer says how it may be used, from whichever step', async () => {
    await begin({ env: publicHost });
    const answers: [string, { method?: string; headers?: Record<string, string> }, number][] = [
      ['/campus', {}, 200],
      ['/campus', {}, 200],
      ['/campus', { headers: { host: 'evil.example' } }, 421],
      ['/campus', { method: 'PUT' }, 405],
      ['/campus', { method: 'POST' }, 403],
      ['/CAMPUS', {}, 301],
      ['/favicon.ico', {}, 200],
      ['/assets/gone.js', {}, 404],
      ['/images/webp/640/unsigned/uploads/campus.jpg', {}, 403],
      ['/crm/brochure', { method: 'POST', headers: fromTheSite }, 200],
      ['/campus?_data=routes%2Fpersonne', {}, 403],
    ];
    for (const [path, options, expected] of answers) {
      const { status, headers } = await ask(site, path, {
        ...options,
        headers: { host, ...options.headers },
      });
      expect([path, status]).toEqual([path, expected]);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-request-id': expect.any(String),
      });
    }
  });
});

describe('an address that was shared with the end of its sentence', () => {
  const answers = (statuses: Record<string, number>) => {
    site.handle = async (request) => {
      const { pathname } = new URL(request.url);
      return page(pathname, { status: statuses[pathname] ?? 404 });
    };
  };
  const askFor = async (path: string, headers: Record<string, string> = { host }) => {
    const { status, headers: answered } = await ask(site, path, { headers });
    return [status, answered.location];
  };

  it('is redirected once to the page, which is rendered once for it', async () => {
    await begin({ env: publicHost });
    answers({ '/campus/lyon': 200 });
    for (const end of ['.', ',', ')', ').', '%20', '%20%C2%BB.', '%E2%80%99', '//).'])
      expect(await askFor(`/Campus/Lyon${end}?utm_source=x`)).toEqual([301, '/campus/lyon?utm_source=x']);
    const bare = { host: 'ecole.example' };
    expect(await askFor('/campus/lyon.', bare)).toEqual([301, `https://${host}/campus/lyon`]);
    expect(await askFor('/campus/lyon')).toEqual([200, undefined]);
    expect(site.rendered).toEqual(['/campus/lyon']);
  });

  it('stays a 404 if no such page exists, which is requested once', async () => {
    await begin({ env: publicHost });
    answers({});
    for (let turn = 0; turn < 3; turn += 1) expect(await askFor('/campus/lyom.')).toEqual([404, undefined]);
    expect(site.rendered).toEqual(['/campus/lyom', '/campus/lyom.']);
    expect(await askFor('/campus/lyom.', { host: 'ecole.example' })).toEqual([
      301,
      `https://${host}/campus/lyom.`,
    ]);
  });

  it('is left open while the page cannot be shown, and counts as a render', async () => {
    await begin({ env: { ...publicHost, rendersPerMinute: 2 } });
    answers({ '/campus/lyon': 503 });
    expect(await askFor('/campus/lyon.')).toEqual([302, '/campus/lyon']);
    expect(await askFor('/campus/a.')).toEqual([404, undefined]);
    expect(await askFor('/campus/b.')).toEqual([429, undefined]);
  });

  it('may be that of a document', async () => {
    await begin({ env: publicHost });
    answers({ '/uploads/Brochure.pdf': 200 });
    expect(await askFor('/uploads/Brochure.pdf).')).toEqual([301, '/uploads/Brochure.pdf']);
    expect(await askFor('/uploads/Autre.pdf.')).toEqual([404, undefined]);
  });
});

describe('a link that a mail tool has mangled', () => {
  it.each(mangledLinks)('%s is redirected once to %s, which is then shown', async (mangled, meant) => {
    await begin({ env: publicHost });
    // What the page cache has answers nothing else.
    await ask(site, meant.split('?')[0] ?? '', { headers: { host } });
    const { status, headers } = await ask(site, mangled, { headers: { host } });
    expect([status, headers.location]).toEqual([301, meant]);
    expect((await ask(site, meant, { headers: { host } })).status).toBe(200);
  });

  it('is redirected once with the end of its sentence, too', async () => {
    await begin({ env: publicHost });
    const { status, headers } = await ask(site, '/Campus).&utm_source=x', { headers: { host } });
    expect([status, headers.location]).toEqual([301, '/campus?utm_source=x']);
  });
});

describe('forms and data sent to the site', () => {
  it('are refused from another site, and do not count against the visitor', async () => {
    await begin({ env: { admissionsPostsPerMinute: 1 } });
    const elsewhere: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of elsewhere)
      expect((await ask(site, '/crm/brochure', { method: 'POST', headers })).status).toBe(403);
    expect(untouched()).toEqual([]);
    expect((await post(site, '/crm/brochure')).status).toBe(200);
    expect((await post(site, '/crm/brochure')).status).toBe(429);
  });

  it('are refused before they are read with an unknown method', async () => {
    await begin();
    const body = Buffer.alloc(1_000_000, 'x');
    const { status, headers } = await ask(site, '/crm/brochure', { method: 'PUT', body });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('are refused before they are processed if they are too many', async () => {
    await begin();
    expect((await post(site, '/crm/brochure', 'x'.repeat(64 * 1024))).status).toBe(200);
    expect((await post(site, '/crm/brochure', 'x'.repeat(64 * 1024 + 1))).status).toBe(413);
    expect(site.passedOn).toEqual(['POST /crm/brochure']);
  });

  it('leads on to the CRM, whichever it is, and the page it comes from says that it may', async () => {
    await begin();
    const policyOf = async (
      path: string,
      how: (site: SmallSite, path: string) => ReturnType<typeof ask> = ask,
    ) => String((await how(site, path)).headers['content-security-policy']);
    expect(await policyOf('/crm/brochure')).toContain("form-action 'self' https:;");
    expect(await policyOf('/campus')).toContain("form-action 'self';");
    site.handle = async () => page('un champ manque', { status: 400 });
    expect(await policyOf('/crm/brochure', post)).toContain("form-action 'self' https:;");
    const location = 'https://crm.example/x';
    site.handle = async () => new Response(null, { status: 303, headers: { location } });
    const { status, headers } = await post(site, '/crm/brochure');
    expect([status, headers.location]).toEqual([303, location]);
  });
});

describe('a visitor', () => {
  it('a visitor who chose English comes to the English home, although the French one is kept', async () => {
    await begin({ env: { englishEnabled: true } });
    await ask(site, '/');
    const cookie = 'i18n_redirected=en';
    const { status, headers } = await ask(site, '/', { headers: { ...agent, cookie } });
    expect([status, headers.location]).toEqual([302, '/en']);
  });

  it('behind an unknown proxy is logged, although the page is kept', async () => {
    await begin();
    await ask(site, '/campus');
    await ask(site, '/campus', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(site.logged.map(({ fields }) => fields.variable)).toContain('TRUSTED_PROXIES');
  });

  it('with a page of their own also have their origin stored', async () => {
    await begin();
    site.handle = async () => page('à un seul', { headers: { 'cache-control': 'private' } });
    const { headers } = await ask(site, '/campus?utm_source=salon', { headers: agent });
    expect(headers['set-cookie']).toHaveLength(3);
    expect(site.passedOn).toHaveLength(1);
  });

  it('without a choice about cookies, where one is needed, gets the page of all, and nothing is kept or written', async () => {
    await begin({ env: { originTrackingNeedsConsent: true } });
    site.handle = async () => page('<a href="/agenda">agenda</a>');
    const plain = await ask(site, '/campus', { headers: agent });
    const { body, headers } = await ask(site, '/campus?utm_source=salon', {
      headers: { ...agent, referer: 'https://www.google.fr/' },
    });
    expect(body.equals(plain.body)).toBe(true);
    expect(headers['set-cookie']).toBeUndefined();
    expect([headers['cache-control'], headers.etag]).toEqual([
      plain.headers['cache-control'],
      plain.headers.etag,
    ]);
    expect(site.rendered).toEqual(['/campus']);
  });
});

describe('an answer that is not a page', () => {
  it('a withdrawn worker is sent before the file of the same name', async () => {
    const published = ({ url, outgoing }: Parameters<SmallSite['pipeline']['steps'][0]>[0]) =>
      url.pathname === '/sw.js' && Boolean(outgoing.end('a worker'));
    const files = { built: true, sources: () => false, published, addresses: ['/sw.js'] };
    await begin({ files });
    expect((await ask(site, '/sw.js')).text).toBe('a worker');
    await site.close();
    await begin({ files, env: { serviceWorker: false } });
    expect((await ask(site, '/sw.js')).text).toContain('unregister');
  });

  it('is answered without a render, and does not count against its visitor', async () => {
    await begin({ env: { rendersPerMinute: 1 } });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await ask(site, '/favicon.ico')).status).toBe(200);
      expect((await ask(site, '/assets/gone.js')).status).toBe(404);
      expect((await ask(site, '/images/webp/640/unsigned/uploads/campus.jpg')).status).toBe(403);
      expect((await ask(site, '/__manifest?p=%2Fcampus')).status).toBe(404);
      expect((await ask(site, '/healthz')).status).toBe(200);
    }
    expect(untouched()).toEqual([]);
    expect((await ask(site, '/campus')).status).toBe(200);
  });
});
