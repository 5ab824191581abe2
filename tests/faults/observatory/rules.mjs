/**
 * The rules of Mozilla's HTTP Observatory (mdn/mdn-http-observatory, algorithm 6, at 94042bb of August 2026:
 * `src/analyzer/tests/`, `src/grader/charts.js`), each with the result it comes to and its modifier. Only results that
 * a site like ours can have are distinguished; every other one counts as the worst of its rule.
 */

/**
 * @import { IncomingHttpHeaders } from 'node:http'
 * @typedef {{ headers: IncomingHttpHeaders, html: string, host: string, preflight: IncomingHttpHeaders, redirects: URL[] }} Seen
 * @typedef {[result: string, modifier: number]} Decision
 * @typedef {{ rule: string, result: string, modifier: number }} Result
 */

/** Extra credit counts only when the score without it is at least this. */
const leastForCredit = 90;

/** @param {Seen} seen @returns {Result[]} */
export function judge(seen) {
  return Object.entries(rules).map(([rule, decide]) => {
    const [result, modifier] = decide(seen);
    return { rule, result, modifier };
  });
}

/** The score: penalties from 100 down; bonuses only on top of an A. @param {Result[]} results */
export function scoreOf(results) {
  /** @param {Result[]} list */
  const sum = (list) => list.reduce((total, { modifier }) => total + modifier, 100);
  const uncurved = sum(results.filter(({ modifier }) => modifier < 0));
  return Math.max(0, uncurved >= leastForCredit ? sum(results) : uncurved);
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const inline = new Set([...broad, "'unsafe-inline'", 'data:']);

/** @type {Record<string, (seen: Seen) => Decision>} */
const rules = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-embedder-policy': ({ headers }) =>
    decide(headers['cross-origin-embedder-policy'], {
      'require-corp': ['coep-implemented-with-require-corp', 10],
      credentialless: ['coep-implemented-with-credentialless', 10],
      'unsafe-none': ['coep-implemented-with-unsafe-none', 0],
      undefined: ['coep-not-implemented', 0],
      other: ['coep-header-invalid', -5],
    }),
  'cross-origin-opener-policy': ({ headers }) =>
    decide(headers['cross-origin-opener-policy'], {
      'same-origin': ['coop-implemented-with-same-origin', 10],
      'same-origin-allow-popups': ['coop-implemented-with-same-origin-allow-popups', 10],
      'noopener-allow-popups': ['coop-implemented-with-noopener-allow-popups', 10],
      'unsafe-none': ['coop-implemented-with-unsafe-none', 0],
      undefined: ['coop-not-implemented', 0],
      other: ['coop-header-invalid', -5],
    }),
  'cross-origin-resource-sharing': ({ preflight }) => {
    const origin = preflight['access-control-allow-origin'];
    if (origin === undefined) return ['cross-origin-resource-sharing-not-implemented', 0];
    if (origin === '*') return ['cross-origin-resource-sharing-implemented-with-public-access', 0];
    const universal = preflight['access-control-allow-credentials'] === 'true';
    return universal
      ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
      : ['cross-origin-resource-sharing-implemented-with-restricted-access', 0];
  },
  redirection: ({ redirects, host }) => {
    const off = redirects.find(({ protocol }) => protocol !== 'https:');
    if (off) return ['redirection-not-to-https', -20];
    const [first] = redirects;
    return first && first.host !== host
      ? ['redirection-off-host-from-http', -5]
      : ['redirection-to-https', 0];
  },
  'referrer-policy': ({ headers }) => {
    const known = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
    const policy = textOf(headers['referrer-policy'])?.split(',').at(-1)?.trim();
    if (policy === undefined) return ['referrer-policy-not-implemented', 0];
    return known.includes(policy) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
  },
  'strict-transport-security': ({ headers }) => {
    const header = headers['strict-transport-security'];
    if (header === undefined) return ['hsts-not-implemented', -20];
    const age = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
    if (Number.isNaN(age) || header.includes(',')) return ['hsts-header-invalid', -20];
    return age >= 15_552_000
      ? ['hsts-implemented-max-age-at-least-six-months', 0]
      : ['hsts-implemented-max-age-less-than-six-months', -10];
  },
  'subresource-integrity': ({ html, host }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
    const sources = scripts.flatMap((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? []);
    const elsewhere = sources.filter((source) => new URL(source, `https://${host}`).host !== host);
    if (elsewhere.length > 0) return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
    return scripts.some((tag) => /\ssrc=/.test(tag) && /\sintegrity=/.test(tag))
      ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  },
  'x-content-type-options': ({ headers }) =>
    decide(headers['x-content-type-options'], {
      nosniff: ['x-content-type-options-nosniff', 0],
      undefined: ['x-content-type-options-not-implemented', -5],
      other: ['x-content-type-options-header-invalid', -5],
    }),
  'x-frame-options': ({ headers }) => {
    if (directivesOf(headers).has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5];
    return decide(textOf(headers['x-frame-options'])?.toLowerCase(), {
      deny: ['x-frame-options-sameorigin-or-deny', 5],
      sameorigin: ['x-frame-options-sameorigin-or-deny', 5],
      undefined: ['x-frame-options-not-implemented', -20],
      other: ['x-frame-options-header-invalid', -20],
    });
  },
  'cross-origin-resource-policy': ({ headers }) =>
    decide(headers['cross-origin-resource-policy'], {
      'same-origin': ['cross-origin-resource-policy-implemented-with-same-origin', 10],
      'same-site': ['cross-origin-resource-policy-implemented-with-same-site', 10],
      'cross-origin': ['cross-origin-resource-policy-implemented-with-cross-origin', 0],
      undefined: ['cross-origin-resource-policy-not-implemented', 0],
      other: ['cross-origin-resource-policy-header-invalid', -5],
    }),
};

/** A header that came twice counts as one. @param {string | string[] | undefined} value */
const textOf = (value) => (Array.isArray(value) ? value.join(', ') : value);

/** @param {string | string[] | undefined} value @param {Record<string, Decision>} results @returns {Decision} */
const decide = (value, results) => results[String(value)] ?? results.other;

/** @param {IncomingHttpHeaders} headers */
function directivesOf(headers) {
  const policy = textOf(headers['content-security-policy']) ?? '';
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => /** @type {const} */ ([name.toLowerCase(), new Set(sources)])),
  );
}

/** @param {Seen} seen @returns {Decision} */
function contentSecurityPolicy({ headers }) {
  const csp = directivesOf(headers);
  if (csp.size === 0) return ['csp-not-implemented', -25];
  /** @param {string} name */
  const sources = (name) => csp.get(name) ?? csp.get('default-src') ?? new Set(['*']);
  /** @param {Set<string>} set @param {Set<string>} refused */
  const has = (set, refused) => [...set].some((source) => refused.has(source));
  /** @param {Iterable<string>} set */
  const insecure = (set) => [...set].some((source) => /^(?:http|ftp):/.test(source));
  const script = new Set(sources('script-src'));
  if ([...script].some((source) => /^'(?:sha\d{3}|nonce)-/.test(source))) script.delete("'unsafe-inline'");
  if (has(script, inline) || has(sources('object-src'), broad))
    return ['csp-implemented-with-unsafe-inline', -20];
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, set]) => [...set]);
  if (insecure(active)) return ['csp-implemented-with-insecure-scheme', -20];
  if (script.has("'unsafe-eval'") || sources('style-src').has("'unsafe-eval'"))
    return ['csp-implemented-with-unsafe-eval', -10];
  if (passive.some((name) => insecure(sources(name))))
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (has(sources('style-src'), inline)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const fallback = csp.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'")
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

/** @param {Seen} seen @returns {Decision} */
function cookies({ headers }) {
  const set = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return ['cookies-not-found', 0];
  /** @param {string} cookie */
  const isSession = (cookie) => /login|sess/.test(cookie.split('=')[0]);
  /** @param {string} cookie @param {string} attribute */
  const has = (cookie, attribute) => new RegExp(`;\\s*${attribute}`).test(cookie);
  if (set.some((cookie) => isSession(cookie) && !has(cookie, 'httponly')))
    return ['cookies-session-without-httponly-flag', -30];
  if (set.some((cookie) => has(cookie, 'samesite') && !has(cookie, 'samesite=(?:lax|strict|none)')))
    return ['cookies-samesite-flag-invalid', -20];
  if (set.some((cookie) => !has(cookie, 'secure'))) {
    return headers['strict-transport-security']
      ? ['cookies-without-secure-flag-but-protected-by-hsts', -5]
      : ['cookies-without-secure-flag', -20];
  }
  return set.every((cookie) => has(cookie, 'samesite'))
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0];
}
