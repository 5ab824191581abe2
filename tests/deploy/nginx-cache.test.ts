/** The site behind the system's nginx as a shared cache: kept and passed responses, changes, outages. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { type Asked, ask } from './asking';
import { type Content, startContent } from './content';
import { filesOf, visitsOfADay } from './day';
import { type Instance, purgeSecret, startInstance } from './instance';
import { type Nginx, nginxIsInstalled, startNginxCache } from './nginx';

const chrome = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-encoding': 'gzip, deflate, br, zstd',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};
const returning = { ...chrome, cookie: 'origine-tracking=direct' };

/** The possible beginnings of a visit. */
const documents = ['/', '/formations/bts-gpn', '/campus/lyon', '/agenda', '/recherche?q=eau', '/inconnue'];
const others = [
  '/favicon.svg',
  '/actualites.atom',
  '/agenda.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/contact-lyon',
  '/Campus/Lyon',
  '/crm/brochure',
  '/cookies',
];
const arrivals: { source: string; headers: Record<string, string>; query: string }[] = [
  { source: 'ORGANIC_google', headers: { referer: 'https://www.google.com/' }, query: '' },
  { source: 'REFERRAL_www.onisep.fr', headers: { referer: 'https://www.onisep.fr/' }, query: '' },
  { source: 'salon', headers: {}, query: 'utm_source=salon&utm_medium=qr' },
];
const withQuery = (page: string, query: string) =>
  query === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${query}`;
const cookiesOf = ({ headers }: Asked) => (headers['set-cookie'] ?? []).join('\n');
const textOf = ({ headers, body }: Asked) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

/** Headers that differ in each answer, or apply between a server and its neighbour. */
const ofOneAnswer = [
  'date',
  'connection',
  'keep-alive',
  'age',
  'x-request-id',
  'cache-status',
  'transfer-encoding',
];
const ofTheProxy = ['server', 'x-shared-cache', 'accept-ranges'];
const ofTheSite = ['cdn-cache-control'];

/**
 * Depend on the bytes, which two instances may render differently: one has built its search index, the other not yet.
 */
const ofTheBytes = ['content-length', 'etag'];

/** The headers for a visitor, without those that may differ. */
function comparable({ headers }: Asked): Record<string, unknown> {
  const left = [...ofOneAnswer, ...ofTheProxy, ...ofTheSite, ...ofTheBytes];
  const kept = Object.entries(headers).filter(([name]) => !left.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, String(value).replace(/'sha256-[^']+'/g, "'sha256'")]),
  );
}

if (!nginxIsInstalled) console.warn('nginx is not tested: apt-get install nginx-light');

describe.skipIf(!nginxIsInstalled)('the site behind nginx as configured in deploy/', () => {
  let content: Content;
  let sites: Instance[] = [];
  let cache: Nginx;
  let port: number;
  let host: string;
  let environment: Record<string, string>;
  const ports: number[] = [];
  const get = (path: string, headers: Record<string, string> = returning) => ask(port, host, path, headers);
  /** Each instance is notified: they share no store here. */
  const tell = async (message: string) => {
    const headers = { authorization: `Bearer ${purgeSecret}`, 'content-type': 'application/json' };
    for (const site of ports) {
      const { status } = await ask(site, host, '/hooks/content', headers, 'POST', message);
      expect(status).toBe(202);
    }
  };
  const stopSites = () => Promise.all(sites.splice(0).map((site) => site.stop()));
  const startSites = async () => {
    sites = await Promise.all(ports.map((sitePort) => startInstance(environment, sitePort)));
  };

  beforeAll(async () => {
    content = await startContent();
    port = await freePort();
    host = `127.0.0.1:${port}`;
    for (let index = 0; index < 2; index += 1) ports.push(await freePort());
    environment = {
      CONTENT_API_URL: content.apiUrl,
      PUBLIC_ORIGIN: `http://${host}`,
      TRUSTED_PROXIES: '127.0.0.1',
      SHARED_CACHE: 'passes-first-visits',
      ENGLISH_ENABLED: 'true',
      LOG_LEVEL: 'warn',
      CONTENT_PURGE_SECRET: purgeSecret,
    };
    await startSites();
    cache = await startNginxCache(port, ports);
  });
  afterAll(async () => {
    await cache?.stop();
    await stopSites();
    content?.close();
  });

  it('hands on the address of the visitor, to whom the limits of the site apply', async () => {
    const addresses: string[][] = [];
    const site = createServer((request, response) => {
      addresses.push(String(request.headers['x-forwarded-for']).split(', '));
      response.end();
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const own = (site.address() as AddressInfo).port;
    const at = await freePort();
    const behind = await startNginxCache(at, [own, own]);
    await ask(at, host, '/agenda', { ...returning, 'x-forwarded-for': '203.0.113.7' });
    await behind.stop();
    site.close();
    // The last address that is not a proxy of the machine, as the site reads it.
    expect(addresses.at(-1)?.findLast((address) => address !== '127.0.0.1')).toBe('203.0.113.7');
  });

  it('sends every answer with the headers of the site, without those for caches', async () => {
    for (const path of [...documents, ...others]) {
      const direct = await vi.waitFor(async () => {
        const answer = await ask(ports[0] ?? 0, host, path, returning);
        // An instance that has just begun may be behind; the cache asks the other then.
        if (answer.status === 503) throw new Error(`${path} answers 503`);
        return answer;
      }, 10_000);
      for (const time of ['first', 'second']) {
        const answer = await get(path);
        for (const header of ofTheSite) expect(answer.headers[header], `${path} ${header}`).toBeUndefined();
        expect({ status: answer.status, ...comparable(answer) }, `${path}, ${time} time`).toEqual({
          status: direct.status,
          ...comparable(direct),
        });
      }
    }
  });

  it.each([
    ['br;q=0', undefined],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0, gzip;q=0, identity', undefined],
    ['gzip;q=1.0, br;q=0.05', 'br'],
    ['GZIP, BR', 'br'],
    ['x-br, gzip-br', undefined],
  ])('sends the compressed form that a visitor accepts: %s', async (accepted, form) => {
    for (const time of ['first', 'second']) {
      const answer = await get('/formations/bts-gpn', { ...returning, 'accept-encoding': accepted });
      expect(answer.headers['content-encoding'], `${time} time`).toBe(form);
    }
  });

  it('loses no visit’s origin, and gives no visitor the cookie of another', async () => {
    const fill = async () => {
      for (const path of [...documents, ...others])
        for (const who of [chrome, returning]) await get(path, who);
    };
    await fill();
    await fill();
    for (const page of documents) {
      for (const { source, headers, query } of arrivals) {
        const arrival = await get(withQuery(page, query), { ...chrome, ...headers });
        expect(cookiesOf(arrival), `${page} ${source}`).toContain(`origine-tracking=${source};`);
        const next = await get(page, returning);
        expect(cookiesOf(next), `${page} after ${source}`).toBe('');
      }
    }
    for (const path of [...documents, ...others]) {
      const answer = await get(path, returning);
      const isPublic = /public/.test(answer.headers['cache-control'] ?? '');
      if (isPublic || answer.headers['x-shared-cache'] === 'HIT') expect(cookiesOf(answer), path).toBe('');
    }
    const english = await get('/', { ...chrome, cookie: 'i18n_redirected=en' });
    expect([english.status, english.headers.location]).toEqual([302, '/en']);
  });

  it('answers more than 95 % of a day’s traffic from the cache, for a hundred agents', async () => {
    const kept = { all: 0, hits: 0, pages: 0, pageHits: 0, arrivals: 0 };
    const isHit = ({ headers }: Asked) => /HIT|STALE|UPDATING/.test(String(headers['x-shared-cache']));
    const files = new Map<string, string[]>();
    const note = (answer: Asked) => {
      expect(answer.status).toBeLessThan(500);
      kept.all += 1;
      if (isHit(answer)) kept.hits += 1;
    };
    const visit = async ({
      agent,
      referrer,
      campaign = '',
      pages,
    }: ReturnType<typeof visitsOfADay>[number]) => {
      const loaded = new Set<string>();
      let cookie = '';
      for (const [index, page] of pages.entries()) {
        const first = index === 0;
        const fromOutside = first && (referrer !== undefined || campaign !== '');
        const answer = await get(first ? withQuery(page, campaign) : page, {
          ...agent,
          accept: 'text/html',
          ...(first ? (referrer ? { referer: referrer } : {}) : { referer: `http://${host}/` }),
          ...(cookie === '' ? {} : { cookie }),
        });
        note(answer);
        cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') || cookie;
        if (fromOutside) kept.arrivals += 1;
        else kept.pages += 1;
        if (!fromOutside && isHit(answer)) kept.pageHits += 1;
        if (!files.has(page) && answer.headers['content-encoding'] === 'br')
          files.set(page, filesOf(textOf(answer)));
        for (const file of files.get(page) ?? []) {
          if (loaded.has(file)) continue;
          loaded.add(file);
          note(await get(file, { ...agent, accept: '*/*', referer: `http://${host}${page}` }));
        }
      }
    };
    const day = visitsOfADay(1500);
    // The test's instances began a minute ago, unlike those of a real day.
    for (const site of ports) {
      for (const page of new Set(day.flatMap(({ pages }) => pages))) await ask(site, host, page, returning);
    }
    const waiting = [...day];
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await visit(next);
      }),
    );
    const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
    console.log(
      `nginx: ${kept.all} requests, hits ${share(kept.hits, kept.all)}; pages but the first from outside ${share(kept.pageHits, kept.pages)} of ${kept.pages}; first pages from outside, all asked of the site: ${kept.arrivals}`,
    );
    expect(kept.hits / kept.all).toBeGreaterThan(0.95);
    expect(kept.pageHits / kept.pages).toBeGreaterThan(0.95);
    // A loaded machine is slow, not wrong.
  }, 600_000);

  it('shows a published change when the minute of its page has passed', async () => {
    await get('/campus/lyon');
    await content.rename('lyon', 'Lyon publié');
    const began = performance.now();
    await tell(content.message('lyon'));
    await expect
      .poll(async () => textOf(await get('/campus/lyon')).includes('Lyon publié'), {
        timeout: 70_000,
        interval: 500,
      })
      .toBe(true);
    console.log(`nginx: a change is seen after ${Math.round(performance.now() - began)} ms`);
  });

  it('shows each visitor the choice of cookies that is the visitor’s own', async () => {
    const choice = `choix-cookies=1:${new Date().toISOString().slice(0, 10)}:+videos`;
    const ticked = /<input[^>]*type="checkbox"[^>]*checked/;
    for (let time = 0; time < 2; time += 1) {
      expect(textOf(await get('/cookies', { ...returning, cookie: choice }))).toMatch(ticked);
      expect(textOf(await get('/cookies', returning))).not.toMatch(ticked);
    }
  });

  it('sends the last good pages to everybody while the site is away, and new ones afterwards', async () => {
    const pages = documents.filter((page) => page !== '/inconnue');
    for (const page of pages) expect((await get(page)).status, page).toBe(200);
    await stopSites();
    for (const page of pages) {
      const { status, body, milliseconds } = await get(page);
      expect(status, page).toBe(200);
      expect(body.length).toBeGreaterThan(1000);
      expect(milliseconds, page).toBeLessThan(3000);
      const arriving = await get(page, { ...chrome, referer: 'https://www.google.com/' });
      expect(arriving.status, `${page} from outside`).toBe(200);
    }
    await content.rename('lyon', 'Lyon après la panne');
    await startSites();
    await tell(content.message('lyon'));
    await expect
      .poll(async () => textOf(await get('/campus/lyon')).includes('Lyon après la panne'), {
        timeout: 70_000,
        interval: 500,
      })
      .toBe(true);
  });
});
