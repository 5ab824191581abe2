/** Requests no visitor sends, as they go over the wire; `fast-check` puts them together. */
import fc from 'fast-check';

/** A foreign host, and a foreign header: neither may ever come back. */
export const foreign = 'evil.example';
export const injected = 'x-injected';

const crlf = '\r\n';
/** @template T @param {T[]} values */
const pick = (...values) => fc.constantFrom(...values);
/** @param {string} text @param {number} least @param {number} most */
const times = (text, least, most) => fc.integer({ min: least, max: most }).map((count) => text.repeat(count));

/** Values for a path. */
const pieces = pick(
  ...[
    '%',
    '%0',
    '%zz',
    '%00',
    '%E0%A4',
    '%C0%AF',
    '%FF',
    '%u0041',
    '%25',
    '%2e%2e%2f',
    '..%2f',
    '%5c',
    '%252e',
  ],
  ...[
    '..',
    '.',
    '//',
    `//${foreign}`,
    `/\\${foreign}`,
    `\\${foreign}`,
    `/%2f${foreign}`,
    ';jsessionid=1',
    '.data',
  ],
  ...[
    '%0d%0aX-Injected:%20yes',
    '<script>',
    '"',
    "'",
    '{{7*7}}',
    '$[7*7]',
    'é',
    '\u0001',
    '\u007f',
    '*',
    '@',
    ':80',
  ],
  ...['/__proto__', '/constructor', '/.env', '/wp-login.php', '/cgi-bin/', '.php', '/index.html', '/%'],
);

const parameters = pick(
  ...[
    '_data',
    '_data=',
    '_data=root',
    '_data=routes%2Fevil',
    '_data=root&_data=root',
    '_data=__proto__',
    '_routes=root',
  ],
  ...[
    'index',
    'index=',
    '_data=root&index',
    `returnTo=//${foreign}`,
    `url=https://${foreign}`,
    'utm_source=%0d%0aX-Injected:%20yes',
  ],
  ...[
    '__proto__[x]=1',
    'constructor.prototype.x=1',
    '__proto__.x=1',
    'a[b][c]=1',
    'utm_source=<script>',
    'gclid=%E0%A4',
  ],
  ...[
    '%',
    '%00=1',
    '&&&',
    '=',
    '?',
    'a=%',
    'q=%00',
    'page=-1',
    'page=1e9',
    'page=NaN',
    'lang=../../etc',
    `retour=//${foreign}`,
    `retour=/%5c${foreign}&jeton=1.0`,
    `jeton=1790000000.${'0'.repeat(64)}&statut=draft&retour=https://${foreign}`,
    '#frag',
    'x-remix-response=yes',
  ],
);

/** @param {readonly string[]} pages */
function paths(pages) {
  const page = pick(...pages);
  const spoilt = fc
    .tuple(page, pieces, fc.nat(40))
    .map(([path, piece, at]) => path.slice(0, at + 1) + piece + path.slice(at + 1));
  return fc.oneof(
    { weight: 5, arbitrary: spoilt },
    {
      weight: 6,
      arbitrary: fc
        .tuple(page, fc.array(parameters, { minLength: 1, maxLength: 4 }))
        .map(([path, given]) => `${path}?${given.join('&')}`),
    },
    { weight: 2, arbitrary: page },
    { weight: 1, arbitrary: page.map((path) => `http://${foreign}${path}`) },
    { weight: 1, arbitrary: page.map((path) => `//${foreign}${path}`) },
    { weight: 1, arbitrary: page.map((path) => `${path.toUpperCase()}/`) },
    { weight: 1, arbitrary: times('/a', 100, 4000) },
    { weight: 1, arbitrary: times('/', 10, 8000) },
    { weight: 1, arbitrary: times('a', 1000, 12_000).map((text) => `/${text}`) },
    {
      weight: 1,
      arbitrary: fc.tuple(page, times('a=1&', 61, 3000)).map(([path, query]) => `${path}?${query}`),
    },
    {
      weight: 1,
      arbitrary: times('/a', 1, 500).map((path) => `/__manifest?version=1&p=${encodeURIComponent(path)}`),
    },
    {
      weight: 1,
      arbitrary: pick(
        '*',
        '',
        'x',
        'localhost:80',
        `${foreign}:443`,
        '/__manifest',
        '/healthz?x',
        '/images/webp/640/x/y',
        '/uploads/documents/../x',
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .string({ unit: 'binary', maxLength: 60 })
        .map((text) => `/${text.replace(/[\r\n ]/g, '')}`),
    },
  );
}

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  { weight: 3, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: pick(
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'PURGE',
      'PROPFIND',
      'get',
      'FOO',
      'CONNECT',
    ),
  },
);

/** @param {string} host the site's own */
function hosts(host) {
  const own = `Host: ${host}`;
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant([own]) },
    {
      weight: 3,
      arbitrary: pick(
        ...[
          foreign,
          `${host}/admin?x=`,
          `${host}:99999`,
          `${host}:6666`,
          `a@${host}`,
          `${host}.${foreign}`,
          `${foreign}#${host}`,
          '',
          ' ',
          host.toUpperCase(),
          'localhost',
          '127.0.0.1',
          '[::1]',
          `${host}%00`,
        ].map((name) => [`Host: ${name}`]),
        [],
        [own, `Host: ${foreign}`],
      ),
    },
  );
}

/** @param {string} host */
function headerLines(host) {
  return pick(
    `X-Forwarded-Host: ${foreign}`,
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-Port: 6666',
    `X-Forwarded-For: 127.0.0.1, ${foreign}`,
    `Forwarded: host=${foreign};proto=http`,
    `X-Host: ${foreign}`,
    `X-Original-URL: //${foreign}/admin`,
    'X-Rewrite-URL: /error/debug?status=500',
    'X-HTTP-Method-Override: DELETE',
    'X-HTTP-Method: POST',
    'X-React-Router-SPA-Mode: yes',
    'X-React-Router-Prerender-Data: [[]]',
    'X-Remix-Response: yes',
    'X-Remix-Redirect: //evil.example',
    `Referer: https://${foreign}/<script>`,
    'Referer: %%%',
    `Origin: https://${foreign}`,
    'Cookie: origine-tracking=<script>; choix-cookies=%00; locale=../../en; =; ;;',
    `Cookie: ${'a=b; '.repeat(500)}`,
    `Cookie: __Host-apercu=${'A'.repeat(32)}.${'A'.repeat(43)}`,
    `Cookie: apercu=; __Host-apercu=%00.%00; __Host-apercu=${'__proto__.'.repeat(300)}`,
    'Accept: application/json',
    'Accept: */*;q=0',
    'Accept: text/html',
    'Accept-Encoding: br;q=0, gzip;q=nan, *;q=1',
    'Accept-Encoding: ,,,;',
    'Accept-Language: ../../en, __proto__',
    'User-Agent: <script>iPhone</script>',
    `User-Agent: ${'Mobile '.repeat(1000)}`,
    'If-None-Match: "x", W/"',
    `If-None-Match: ${'"a",'.repeat(800)}`,
    'If-Modified-Since: yesterday',
    'If-Match: *',
    'Range: bytes=0-1,1-2,5-',
    'Range: bytes=-99999999999999999999',
    'Connection: host, cookie, etag',
    'Connection: Upgrade',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Expect: the unexpected',
    'TE: trailers, deflate',
    'Transfer-Encoding: identity',
    'Content-Length: 0',
    'Cache-Control: no-store, max-age=0',
    'Sec-Fetch-Site: cross-site',
    'Sec-Purpose: prefetch',
    'X-Request-Id: {"level":60,"msg":"forged"}',
    `X-Long: ${'x'.repeat(7000)}`,
    `X-Longer: ${'x'.repeat(15_000)}`,
    'Bad Header: 1',
    ': nothing',
    ' folded: yes',
    'X-Nul: \u0000',
    `X-Crlf: a${crlf}X-Injected: yes`,
    ...Array.from({ length: 3 }, (_, index) =>
      Array.from({ length: 150 * (index + 1) }, (__, line) => `X-Flood-${line}: ${host}`).join(crlf),
    ),
  );
}

const bodies = pick(
  ['application/x-www-form-urlencoded', 'course=bts-gpn&campus=lyon&__proto__[x]=1'],
  ['application/x-www-form-urlencoded', 'choix=%00&returnTo=//evil.example'],
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(5000)],
  ['application/x-www-form-urlencoded', `adresse=a%40${foreign}&mot-de-passe=x&retour=//${foreign}`],
  ['application/x-www-form-urlencoded', `quitter=oui&retour=https://${foreign}`],
  ['application/json', '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'],
  ['application/json', '['.repeat(20_000)],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="course"\r\n\r\nx'],
  ['multipart/form-data', 'nothing'],
  ['text/plain', 'x'.repeat(70_000)],
  ['', '\u0000\u0001'],
);

/**
 * @param {string} host the site's own
 * @param {string} origin the site's own origin
 * @param {readonly string[]} pages
 */
export function hostileRequests(host, origin, pages) {
  const senders = pick(
    [],
    ['Sec-Fetch-Site: same-origin'],
    [`Origin: ${origin}`],
    ['Origin: null'],
    [`Origin: https://${foreign}`],
    ['Sec-Fetch-Site: cross-site'],
  );
  return fc
    .record({
      method: methods,
      path: paths(pages),
      version: fc.oneof(
        { weight: 30, arbitrary: fc.constant('HTTP/1.1') },
        { weight: 1, arbitrary: pick('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 x', '') },
      ),
      host: hosts(host),
      headers: fc.array(headerLines(host), { maxLength: 4 }),
      body: bodies,
      sender: senders,
    })
    .map(toWire);
}

/**
 * @typedef {{ method: string, path: string, version: string, host: readonly string[], headers: string[], body: string[],
 *   sender: readonly string[] }} Request
 * @param {Request} request
 */
function toWire({ method, path, version, host, headers, body: [type, body], sender }) {
  const sends = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
  const lines = [
    `${method} ${path} ${version}`,
    ...host,
    'Connection: close',
    ...headers,
    ...(sends
      ? [...sender, ...(type ? [`Content-Type: ${type}`] : []), `Content-Length: ${Buffer.byteLength(body)}`]
      : []),
  ];
  return `${lines.join(crlf)}${crlf}${crlf}${sends ? body : ''}`;
}
