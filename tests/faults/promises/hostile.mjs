/** Thousands of invalid requests, and the next visitor's answers. */
import fc from 'fast-check';
import { isOwn, lastingForm } from '../hostile/expected.mjs';
import { foreign, hostileRequests, injected } from '../hostile/requests.mjs';
import { sendAll, sendRaw } from '../hostile/send.mjs';
import { ask, browser } from '../rig/ask.mjs';
import { all, atMost, none, row } from '../rig/rows.mjs';

/**
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/**
 * @typedef {{ statuses: Map<number, number>, errors: string[], offSite: string[], forged: string[], changed: string[],
 *   kept: string[], stalls: number[], slow: string[] }} Found
 */

const origin = 'https://www.ecole.example';
const host = new URL(origin).host;
const phone = 'Mozilla/5.0 (iPhone; Mobile)';
/** Pages that are attacked in every batch. */
const always = ['/', '/formations', '/agenda', '/recherche', '/crm/brochure', '/cookies', '/login'];
/** Cases between two checks of the next visitor's answers. */
const batchSize = 500;
const pagesABatch = 5;

/** @param {Rig} rig */
export async function hostile(rig) {
  const cases = rig.short ? 1500 : 20_000;
  // The pages of the menus, which the site looks at by itself, would count as kept for an attacker.
  const env = { PUBLIC_ORIGIN: origin };
  const clean = await rig.site(null, { env });
  const site = await rig.site(null, { env });
  const pages = await pagesOf(clean);
  await Promise.all([fetchAll(clean, always), fetchAll(site, always), fetchAll(site, pages.splice(0, 10))]);
  /** @type {Found} */
  const found = {
    statuses: new Map(),
    errors: [],
    offSite: [],
    forged: [],
    changed: [],
    kept: [],
    stalls: [],
    slow: [],
  };
  for (let batch = 0; batch * batchSize < cases; batch += 1) {
    const slice = Array.from(
      { length: pagesABatch },
      (_, index) => pages[(batch * pagesABatch + index) % pages.length],
    );
    const targets = [...always, ...slice];
    const wires = fc.sample(hostileRequests(host, origin, targets), {
      numRuns: batchSize,
      seed: rig.seed + batch,
    });
    const half = batchSize / 2;
    // The attackers come first: their pages are not kept yet.
    await attack(site, wires.slice(0, half), found);
    await compare(clean, site, targets, found);
    await Promise.all(targets.map((path) => fetchAll(site, [`${path}?_data=root`])));
    const before = await site.metric('site_page_cache_pages', { part: 'whole' });
    await attack(site, wires.slice(half), found);
    await compare(clean, site, targets, found);
    const after = await site.metric('site_page_cache_pages', { part: 'whole' });
    if (after !== before) found.kept.push(`${after - before} more after batch ${batch}`);
  }
  const stray = await site.inside('strayNames');
  const counts = [...found.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'closed'}: ${count}`);
  return [
    none(`${cases} hostile requests (seed ${rig.seed}): answered 5xx`, found.errors, cases),
    row('… answers', 'each of them', counts.join(', '), true),
    none('… Location off the site', found.offSite, cases),
    none('… headers of the attacker’s in an answer', found.forged, cases),
    atMost('… longest the event loop was held', Math.max(...found.stalls), rig.short ? 85 : 50, ' ms'),
    none('… pages that were other bytes for the next visitor', found.changed),
    none('… pages kept that nobody but the attacker asked for', found.kept),
    none('… names left on prototypes', stray),
    ...(await oversized(site)),
    await crossSitePosts(site),
  ];
}

/** @param {Site} site @param {string[]} wires @param {Found} found */
async function attack(site, wires, found) {
  await site.inside('longestHold');
  const replies = await sendAll(site.port, wires);
  found.stalls.push(await site.inside('longestHold'));
  for (const [index, { status, headers }] of replies.entries()) {
    found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
    const line = JSON.stringify(wires[index].slice(0, 300));
    if (status >= 500) found.errors.push(`${status} ${line}`);
    for (const [name, value] of headers) {
      if (/^(?:location|x-remix-redirect)$/.test(name) && !isOwn(value, origin))
        found.offSite.push(`${value} ${line}`);
      if (name === injected || (name === 'set-cookie' && /injected/i.test(value))) found.forged.push(line);
    }
  }
}

/**
 * The next visitor's answers must equal those of a site without attacks.
 *
 * @param {Site} clean @param {Site} site @param {readonly string[]} paths @param {Found} found
 */
async function compare(clean, site, paths, found) {
  const [expected, got] = await Promise.all([fetchAll(clean, paths), fetchAll(site, paths)]);
  for (const [index, { path, agent, text }] of got.entries())
    if (text !== expected[index].text) found.changed.push(`${path} (${agent})`);
}

/**
 * Both forms of each page, with its constant headers.
 *
 * @param {Site} site @param {readonly string[]} paths
 */
async function fetchAll(site, paths) {
  const forms = paths.flatMap((path) => [browser['user-agent'], phone].map((agent) => ({ path, agent })));
  /** @type {{ path: string, agent: string, text: string }[]} */
  const replies = [];
  for (const { path, agent } of forms) {
    const reply = await ask(site.origin, path, { headers: { ...browser, host, 'user-agent': agent } });
    replies.push({ path, agent, text: lastingForm(reply) });
  }
  return replies;
}

/** Addresses of the sitemap. @param {Site} site */
async function pagesOf(site) {
  /** @param {string} path */
  const read = async (path) => {
    const { text } = await ask(site.origin, path, { headers: { host } });
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  };
  const parts = await Promise.all((await read('/sitemap.xml')).map(read));
  return parts.flat().filter((path) => !always.includes(path));
}

/**
 * A request that is too long is refused before it is read: measured by the site's own work, also on a busy machine.
 *
 * @param {Site} site
 */
async function oversized(site) {
  const paths = {
    'an address of 8,000 characters': `/${'a'.repeat(8000)}`,
    '4,000 segments': '/a'.repeat(4000),
    '8,000 slashes': '/'.repeat(8000),
    '5,000 parameters': `/?${'a=1&'.repeat(2500)}${'b&'.repeat(2500)}`,
  };
  /** @type {number[]} */
  const slowest = [];
  const statuses = new Set();
  for (const path of Object.values(paths)) {
    /** @type {number[]} */
    const times = [];
    for (let turn = 0; turn < 15; turn += 1) {
      const before = await site.inside('worked');
      const { status } = await sendRaw(
        site.port,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      statuses.add(status);
      times.push((await site.inside('worked')) - before);
    }
    slowest.push(times.sort((a, b) => a - b)[7]);
  }
  const answered = [...statuses].sort().join(', ');
  return [
    row(`${Object.keys(paths).join(', ')}`, '400 or 414', answered, /^(?:400|414)(?:, 414)?$/.test(answered)),
    atMost('… most work for one of the four (median of 15)', Math.max(...slowest), 5, ' ms'),
  ];
}

/** @param {Site} site */
async function crossSitePosts(site) {
  /** @type {Record<string, string>[]} */
  const senders = [
    { origin: `https://${foreign}` },
    { origin: 'null' },
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin },
  ];
  const targets = [
    '/cookies',
    '/cookies?_data=routes%2Fcookies',
    '/crm/brochure',
    '/crm/brochure?_data=routes%2Fadmissions',
    '/crm/contact?index',
    '/login',
    '/login?_data=routes%2Flogin',
    '/',
    '/actualites.atom',
    '/robots.txt',
    '/sitemap.xml',
    '/inconnue',
  ];
  const requests = targets.flatMap((path) => senders.map((headers) => ({ path, headers })));
  const replies = await Promise.all(
    requests.map(({ path, headers }) =>
      ask(site.origin, path, {
        method: 'POST',
        headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'course=bts-gpn&campus=lyon&choix=accepter',
      }),
    ),
  );
  const refused = replies.filter(({ status, headers }) => status === 403 && !headers['set-cookie']);
  const other = requests[replies.findIndex((reply) => !refused.includes(reply))];
  return all(
    'posts from elsewhere: 403, nothing done',
    refused.length,
    replies.length,
    JSON.stringify(other),
  );
}
