/** A real shared cache in front of the site: no visitor's origin is lost in it, and no cookie repeated. */
import { ask, browser } from '../rig/ask.mjs';
import { all, none, row } from '../rig/rows.mjs';
import { caches, nginxIsInstalled, startSharedCache } from '../rig/shared-cache.mjs';

/**
 * @import { Reply } from '../rig/ask.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** A visitor's browser that has never been on the site. */
const { cookie: _, ...stranger } = browser;
const robot = { 'user-agent': 'curl/8.5', accept: '*/*' };

/** The possible beginnings of a visit. */
const pages = ['/', '/formations/bts-gpn', '/campus/lyon', '/agenda', '/recherche?q=eau', '/inconnue'];
/** Responses that are the same for everybody. */
const shared = [
  '/favicon.svg',
  '/actualites.atom',
  '/agenda.ics',
  '/sitemap.xml',
  '/contact-lyon',
  '/Campus/Lyon',
  '/formations?_data=routes%2Fprogrammes',
];
const others = ['/crm/brochure', '/cookies', '/error/debug?status=503', '/hooks/content'];

/** Visits from outside, by the origin that the CRM must get. */
/** @type {{ source: string, headers?: Record<string, string>, query?: string }[]} */
const arrivals = [
  { source: 'ORGANIC_google', headers: { referer: 'https://www.google.com/' } },
  { source: 'REFERRAL_www.onisep.fr', headers: { referer: 'https://www.onisep.fr/' } },
  { source: 'salon', query: 'utm_source=salon&utm_medium=qr' },
];

/** @param {Rig} rig */
export async function sharedCache(rig) {
  if (!nginxIsInstalled()) {
    console.log('sharedCache: skipped, nginx is not installed (apt-get install nginx-light)');
    return [];
  }
  return [
    ...(await proofs(rig, 'a cache as installed', caches.asInstalled, {})),
    ...(await proofs(rig, 'the documented cache', caches.asDocumented, {
      SHARED_CACHE: 'passes-first-visits',
    })),
  ];
}

/** @param {Rig} rig @param {string} name @param {string} configuration @param {Record<string, string>} env */
async function proofs(rig, name, configuration, env) {
  const site = await rig.site(null, { env: { ENGLISH_ENABLED: 'true', ...env } });
  const cache = await startSharedCache(rig, site, configuration);
  /** @param {string} path @param {Record<string, string>} headers */
  const get = (path, headers) => ask(cache.origin, path, { headers });
  const document = documentIn((await get('/formations/bts-gpn', robot)).text);
  /** @type {(Reply & { path: string })[]} */
  const replies = [];
  /** @param {string} path @param {Record<string, string>} headers */
  const note = async (path, headers) => {
    const reply = await get(path, headers);
    replies.push({ path, ...reply });
    return reply;
  };
  const fill = async () => {
    const places = [...pages, ...shared, ...others, ...(document ? [document] : [])];
    for (const path of places) for (const who of [robot, browser]) await note(path, who);
    for (const path of pages)
      for (const { headers, query } of arrivals) await note(addressOf(path, query), { ...robot, ...headers });
  };
  // Twice: the cache keeps the first answer, and sends it for the second request.
  await fill();
  await fill();
  /** @type {string[]} */
  const lost = [];
  for (const path of pages)
    for (const { source, headers, query } of arrivals) {
      const reply = await note(addressOf(path, query), { ...stranger, ...headers });
      if (!cookiesOf(reply).includes(`origine-tracking=${source};`)) lost.push(`${path} ${source}`);
      // The next visitor, from the same site and without a referrer.
      await note(addressOf(path, query), { ...stranger, ...headers });
      await note(path, stranger);
    }
  for (const path of shared)
    for (const { headers } of arrivals) await note(path, { ...stranger, ...headers });
  const fromCache = replies.filter(({ headers }) =>
    /^(?:HIT|REVALIDATED)$/.test(String(headers['x-shared-cache'])),
  );
  const both = replies.filter(
    (reply) => cookiesOf(reply) !== '' && !/private|no-store/.test(reply.headers['cache-control'] ?? ''),
  );
  const answeredShared = new Set(fromCache.map(({ path }) => path));
  const expected = [...shared, ...(env.SHARED_CACHE ? pages : [])];
  const kept = expected.filter((path) => answeredShared.has(path));
  const english = await get('/', { ...stranger, cookie: 'i18n_redirected=en' });
  return [
    none(`${name}: visits whose origin is lost`, lost, pages.length * arrivals.length),
    none(
      '… answers from the cache with a cookie',
      fromCache.filter((reply) => cookiesOf(reply) !== '').map(({ path }) => path),
      fromCache.length,
    ),
    none(
      '… answers both shared and with a cookie',
      both.map(({ path }) => path),
      replies.length,
    ),
    all(
      '… kinds of answers it keeps',
      kept.length,
      expected.length,
      expected.find((path) => !answeredShared.has(path)),
    ),
    ...(env.SHARED_CACHE
      ? []
      : [
          none(
            '… pages it keeps',
            pages.filter((path) => answeredShared.has(path)),
            pages.length,
          ),
        ]),
    row(
      '… / for who has chosen English',
      '302 /en',
      `${english.status} ${english.headers.location}`,
      english.headers.location === '/en',
    ),
  ];
}

/** @param {Pick<Reply, 'headers'>} reply */
const cookiesOf = ({ headers }) => (headers['set-cookie'] ?? []).join('\n');
/** @param {string} path @param {string} [query] */
const addressOf = (path, query) => (query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path);
/** @param {string} html */
const documentIn = (html) => /"(\/uploads\/documents\/[^"]+)"/.exec(html)?.[1];
