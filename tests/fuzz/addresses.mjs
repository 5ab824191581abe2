/** Addresses: parts of real ones in wrong combinations, and the site's parameters with unknown values. */
import fc from 'fast-check';
import { corpus } from '../faults/xss/corpus.mjs';
import { attack } from './headers.mjs';
import { wellStage } from './stages.mjs';

const real = [
  'formations',
  'bts-gpn',
  'campus',
  'lyon',
  'agenda',
  'agenda.ics',
  'actualites',
  'page',
  '1',
  'blog',
  'metiers',
  'ecologue',
  'offres-alternance',
  'panorama',
  'recherche',
  'suggestions',
  'crm',
  'brochure',
  'contact',
  'cookies',
  'plan',
  'mes-formations',
  'comparer',
  'images',
  'webp',
  '640',
  'partage',
  'share',
  'uploads',
  'documents',
  'fiche.pdf',
  'sitemaps',
  'pages.xml',
  'en',
  'programmes',
  'ecole',
  'demo',
  'error',
  'blocs',
  'hooks',
  'content',
  'assets',
  '.well-known',
  'security.txt',
  'healthz',
  'readyz',
  'metrics',
  'build',
  'actualites.atom',
];
const names = [
  'q',
  'f',
  'rubrique',
  'categorie',
  'campus',
  'course',
  'niveau',
  'page',
  '_data',
  'index',
  'utm_source',
  'utm_medium',
  'gclid',
  'choix',
  'retour',
  'formations',
  'status',
  'langue',
  '__proto__',
  'constructor',
  'v',
  'mois',
];

const encoded = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => encodeURIComponent(text.toWellFormed()));
const bytes = fc
  .uint8Array({ maxLength: 12 })
  .map((list) => [...list].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const awkward = fc.constantFrom(
  '..',
  '.',
  '',
  '%',
  '%2f',
  '%5c',
  '%00',
  '%u0041',
  '%25%32%65',
  '~',
  '+',
  '%20',
  '%C3%A9',
  'É',
  '%F0%9F%8C%B3',
  '%E2%80%AE',
  '%EF%BB%BF',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  'undefined',
  'null',
  '0',
  '-1',
  '1e309',
  'index.html',
  ';a=b',
  ',',
  ':',
);
const hostile = fc.constantFrom(...corpus.slice(0, 60)).map((text) => encodeURIComponent(text));
const long = fc
  .tuple(fc.constantFrom('a', '%20', 'é', 'a/', 'a-'), fc.integer({ min: 20, max: 900 }))
  .map(([text, times]) => text.repeat(times));
const anything = fc.oneof(encoded, bytes, awkward, hostile, { weight: 1, arbitrary: long });

const segment = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...real) },
  { weight: 3, arbitrary: anything },
  { weight: 1, arbitrary: fc.constantFrom(...real).map((text) => text.toUpperCase()) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...real)
      .map((text) => text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
  },
);
const value = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...real) },
  { weight: 3, arbitrary: anything },
  fc.constantFrom('root', 'routes%2Fsub-page', 'routes%2Fsearch', 'routes%2Fimage', 'routes%2Fcookies'),
  fc.integer().map(String),
);
const parameter = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, anything),
    value,
    fc.constantFrom('=', '=', '=', '[]=', '[x]=', ''),
  )
  .map(([name, text, sign]) => (sign === '' ? name : `${name}${sign}${text}`));

const target = fc
  .tuple(
    fc.array(segment, { maxLength: 7 }),
    fc.array(parameter, { maxLength: 6 }),
    fc.constantFrom('', '', '', '/', '#x', '.data', '?'),
  )
  .map(([path, query, end]) => `/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}${end}`)
  // A space or a line's end would end the address: that is for the headers' part.
  .map((text) => text.replace(/[\s\r\n]/g, '%20'));

const readers = fc.constantFrom(
  'Accept: text/html',
  'Accept: */*',
  'Accept: application/json',
  'User-Agent: Mozilla/5.0 (iPhone; Mobile)',
);

/** @type {import('./headers.mjs').RequestTarget} */
export const addresses = {
  name: 'addresses',
  stage: wellStage,
  batch: 60,
  inputs: () =>
    fc
      .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), target, readers)
      .map(
        ([method, address, reader]) =>
          `${method} ${address} HTTP/1.1\r\nHost: %H\r\nConnection: close\r\n${reader}\r\n\r\n`,
      ),
  attempt: attack,
};
