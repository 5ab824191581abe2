/** Cookies: the site's own with unknown values, and invalid ones. */
import fc from 'fast-check';
import { foreign } from '../faults/hostile/requests.mjs';
import { attack } from './headers.mjs';
import { wellStage } from './stages.mjs';

const own = [
  'origine-tracking',
  'utm_source',
  'utm_medium',
  'choix-cookies',
  '__Host-choix-cookies',
  'i18n_redirected',
];
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...own) },
  fc.constantFrom('__proto__', 'constructor', '', ' ', 'Path', '$Version', 'HttpOnly', 'Set-Cookie'),
  fc.string({ maxLength: 12 }),
);

const choice = fc
  .json({ maxDepth: 3 })
  .chain((json) => fc.constantFrom(json, encodeURIComponent(json), Buffer.from(json).toString('base64')));
const awkward = fc.constantFrom(
  '',
  '=',
  '"',
  '""',
  '"a',
  '%',
  '%00',
  '%0d%0aX-Injected:%20yes',
  '%E0%A4',
  'fr',
  'en',
  '../../en',
  'direct',
  `https://${foreign}`,
  '<script>',
  'a=b=c',
  '{"__proto__":1}',
  'null',
  'undefined',
  'NaN',
  '-1',
  'v1.a.b',
  '1.1700000000.mesure',
  '2.9999999999999999.mesure,video',
  '\u0001',
  '\u007f',
  'é',
  '😀',
  'a,b',
  'j:{}',
  's:x.y',
);
const long = fc
  .tuple(fc.constantFrom('a', '%41', ';', '; a=b', 'é'), fc.integer({ min: 100, max: 3000 }))
  .map(([text, times]) => text.repeat(times).slice(0, 12_000));
const value = fc.oneof(
  { weight: 3, arbitrary: awkward },
  { weight: 2, arbitrary: choice },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  long,
);

const line = fc
  .array(fc.tuple(name, fc.constantFrom('=', '=', '=', '=', '', ' = ', '=='), value), { maxLength: 6 })
  .chain((pairs) =>
    fc.constantFrom('; ', ';', ';;', ', ').map((between) => pairs.map((pair) => pair.join('')).join(between)),
  )
  .map((text) => text.replace(/[\r\n]/g, ''));

const requests = fc.constantFrom(
  'GET / HTTP/1.1',
  'GET /formations?utm_source=lettre&utm_medium=mail HTTP/1.1',
  'GET /campus/lyon HTTP/1.1',
  'GET /cookies HTTP/1.1',
  'GET /crm/brochure?course=bts-gpn HTTP/1.1',
  'GET /mes-formations HTTP/1.1',
  'GET /en HTTP/1.1',
  'GET /blog?_data=routes%2Fblog HTTP/1.1',
  'GET /inconnue-a-tous HTTP/1.1',
);
const arrivals = fc.constantFrom(
  '',
  '',
  `Referer: https://${foreign}/?a=b\r\n`,
  'Referer: %%%\r\n',
  'Accept-Language: en\r\n',
  'Sec-Fetch-Mode: navigate\r\n',
);

/** @type {import('./headers.mjs').RequestTarget} */
export const cookies = {
  name: 'cookies',
  stage: wellStage,
  batch: 60,
  inputs: () =>
    fc
      .tuple(requests, fc.array(line, { minLength: 1, maxLength: 3 }), arrivals)
      .map(
        ([request, lines, arrival]) =>
          `${request}\r\nHost: %H\r\nConnection: close\r\nAccept: text/html\r\n${arrival}${lines.map((text) => `Cookie: ${text}\r\n`).join('')}\r\n`,
      ),
  attempt: attack,
};
