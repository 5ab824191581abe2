/** Forms: right fields with wrong values, wrong fields, other encodings, and invalid bodies. */
import fc from 'fast-check';
import { foreign } from '../faults/hostile/requests.mjs';
import { attack } from './headers.mjs';
import { wellStage } from './stages.mjs';

const name = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('course', 'campus', 'choix', 'finalite', 'retour', 'arrivee', 'provenance'),
  },
  fc.constantFrom(
    '__proto__',
    '__proto__[x]',
    'constructor[prototype][x]',
    'course[]',
    'course[x]',
    '',
    '_method',
    '_action',
    'toString',
  ),
  fc.string({ maxLength: 20 }),
);
const known = fc.constantFrom(
  'bts-gpn',
  'lyon',
  'accepter',
  'refuser',
  'choisir',
  'mesure',
  'video',
  '/',
  '/formations?f=x',
  'direct',
);
const awkward = fc.constantFrom(
  '',
  '\u0000',
  '//evil.example',
  `/\\${foreign}`,
  `https://${foreign}/x`,
  '/%0d%0aX-Injected: yes',
  '../..',
  'javascript:alert(1)',
  '<script>',
  '__proto__',
  'constructor',
  'é',
  '\ud83d\ude00',
  '\u202e',
  '[object Object]',
  '-1',
  '1e999',
  '$[7*7]',
  '%',
  '%E0%A4',
);
const value = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 4, arbitrary: awkward },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  fc.integer({ min: 1000, max: 70_000 }).map((length) => 'a'.repeat(length)),
);
const fields = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.tuple(name, value), { maxLength: 8 }) },
  fc
    .tuple(name, value, fc.integer({ min: 100, max: 5000 }))
    .map(([field, text, times]) => Array.from({ length: times }, () => [field, text.slice(0, 20)])),
);

const urlencoded = fields.map((pairs) => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(
    pairs.map(([field, text]) => [field.toWellFormed(), text.toWellFormed()]),
  ).toString(),
}));
const raw = fc
  .tuple(
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=utf-16',
      'text/plain',
      'application/json',
      'application/octet-stream',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'a',
      '',
    ),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json({ maxDepth: 5 }),
      fc.constantFrom('&&&', '=', '%', 'a=%', 'course=%E0%A4&campus=%', '[[[[[[', '{"__proto__":{"x":1}}'),
    ),
  )
  .map(([type, body]) => ({ type, body }));
const multipart = fc
  .record({
    fields,
    boundary: fc.constantFrom('x', '----b', 'a b', `"${'b'.repeat(70)}"`, 'é'),
    end: fc.constantFrom('--', '--', '', '-- --'),
    file: fc.boolean(),
    gap: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', ''),
  })
  .map(({ fields: pairs, boundary, end, file, gap }) => {
    const bare = boundary.replaceAll('"', '');
    const parts = pairs
      .slice(0, 300)
      .map(
        ([field, text]) =>
          `--${bare}${gap}Content-Disposition: form-data; name="${field}"${file ? '; filename="../../x.php"' : ''}${gap}${gap}${text}${gap}`,
      );
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: `${parts.join('')}--${bare}${end}\r\n`,
    };
  });

const addresses = fc.constantFrom(
  '/crm/brochure',
  '/crm/contact',
  '/crm/registration',
  '/crm/inscription',
  '/cookies',
  '/cookies?_data=routes%2Fcookies',
  '/crm/brochure?_data=routes%2Fadmissions',
  '/crm/x',
  '/',
  '/?index',
  '/formations',
  '/mes-formations',
  '/recherche',
  '/hooks/content',
);
const senders = fc.constantFrom(
  'Origin: %O\r\n',
  'Origin: %O\r\n',
  'Origin: %O\r\nSec-Fetch-Site: same-origin\r\n',
  'Sec-Fetch-Site: same-origin\r\n',
  'Origin: null\r\n',
  '',
);
/** The stated length of the body: for short ones see `npm run faults -- slowClients`. */
const lengths = fc.constantFrom('right', 'right', 'right', 'chunked', 'none', 'words');

/** @type {import('./headers.mjs').RequestTarget} */
export const forms = {
  name: 'forms',
  stage: wellStage,
  batch: 60,
  inputs: () =>
    fc
      .tuple(
        addresses,
        senders,
        fc.oneof(
          { weight: 4, arbitrary: urlencoded },
          { weight: 3, arbitrary: multipart },
          { weight: 2, arbitrary: raw },
        ),
        lengths,
      )
      .map(toWire),
  attempt: attack,
};

/** @param {[address: string, sender: string, form: { type: string, body: string }, length: string]} parts */
function toWire([address, sender, { type, body }, length]) {
  const size = Buffer.byteLength(body);
  /** @type {Record<string, [line: string, sent: string]>} */
  const framings = {
    right: [`Content-Length: ${size}\r\n`, body],
    chunked: [
      'Transfer-Encoding: chunked\r\n',
      `${size > 0 ? `${size.toString(16)}\r\n${body}\r\n` : ''}0\r\n\r\n`,
    ],
    none: ['', body],
    words: ['Content-Length: beaucoup\r\n', body],
  };
  const [line, sent] = framings[length];
  return `POST ${address} HTTP/1.1\r\nHost: %H\r\nConnection: close\r\n${sender}Content-Type: ${type.replace(/[\r\n]/g, '')}\r\n${line}\r\n${sent}`;
}
