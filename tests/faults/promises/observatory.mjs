/** The headers, judged by the rules of Mozilla's HTTP Observatory. */
import { judge, scoreOf } from '../observatory/rules.mjs';
import { ask } from '../rig/ask.mjs';
import { row } from '../rig/rows.mjs';

/**
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

const origin = 'https://www.ecole.example';
const { host } = new URL(origin);
/** The least score of each rule; the sum is 130 without the cookies of a visit from another site. */
/** @type {Record<string, number>} */
const least = {
  'content-security-policy': 10,
  'cross-origin-opener-policy': 0,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'x-frame-options': 5,
};
const promised = 130;

/** @param {Rig} rig */
export async function observatory(rig) {
  const site = await rig.site(null, { env: { PUBLIC_ORIGIN: origin } });
  const rows = await rowsOf(site, '/');
  const others = [
    '/formations/bts-gpn',
    '/cookies',
    '/recherche?q=eau',
    '/crm/brochure',
    '/inconnue',
    '/error/debug?status=503',
  ];
  const scores = [];
  for (const path of others) scores.push(scoreOf(await judged(site, path)));
  const lowest = Math.min(...scores);
  return [
    ...rows,
    row(`… ${others.join(', ')}: the lowest score`, `≥ ${promised}`, lowest, lowest >= promised),
  ];
}

/** @param {Site} site @param {string} path */
async function rowsOf(site, path) {
  const results = await judged(site, path);
  const score = scoreOf(results);
  return [
    ...results.map(({ rule, result, modifier }) =>
      row(
        `Observatory, ${path}: ${rule}`,
        `≥ ${signed(least[rule] ?? 0)}`,
        `${signed(modifier)} ${result}`,
        modifier >= (least[rule] ?? 0),
      ),
    ),
    row(`Observatory, ${path}: score`, `≥ ${promised}`, score, score >= promised),
  ];
}

/**
 * The requests of the Observatory: the page, a preflight, and the target of the bare host.
 *
 * @param {Site} site @param {string} path
 */
async function judged(site, path) {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const page = await ask(site.origin, path, { headers: { host, accept } });
  const preflight = await ask(site.origin, path, {
    method: 'OPTIONS',
    headers: {
      host,
      origin: 'https://http-observatory.security.mozilla.org',
      'access-control-request-method': 'GET',
    },
  });
  const { headers } = await ask(site.origin, `${path}/`.replace('//', '/'), {
    headers: { host: host.replace('www.', ''), accept },
  });
  const redirects = headers.location ? [new URL(headers.location, origin)] : [];
  return judge({ headers: page.headers, html: page.text, host, preflight: preflight.headers, redirects });
}

/** @param {number} modifier */
const signed = (modifier) => (modifier > 0 ? `+${modifier}` : String(modifier));
