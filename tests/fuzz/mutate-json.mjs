/** Modifies an answer of the content service: one edit names a place in it and a change. */
import fc from 'fast-check';
import { corpus } from '../faults/xss/corpus.mjs';

/** A script in content: no browser may run it anywhere. */
export const mark = '271828';

const scripts = corpus.map((text) => text.replaceAll('%N', mark));
const awkward = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'é'.repeat(3000),
  '🌳',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '-1',
  'NaN',
  '__proto__',
  'constructor',
  'javascript:alert(271828)',
  'data:text/html,<script>alert(271828)</script>',
  '//evil.example',
  'http://[',
  'http://a b',
  '/../..',
  '[lien](javascript:alert(271828))',
  '![x](x"onerror="alert(271828))',
  '<!--',
  ']]>',
  '\u2028',
  '|'.repeat(500),
  '['.repeat(500),
  '*_`'.repeat(300),
];
const text = fc.oneof(
  fc.constantFrom(...scripts),
  fc.constantFrom(...awkward),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(null, true, false, 0, -1, 1e308, 0.1, Number.MAX_VALUE, [], {}),
  fc.integer(),
);

const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('replace'), with: scalar }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('append'), with: text }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('drop', 'list', 'object', 'text', 'number') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('wrap', 'nest', 'strapi4', 'repeat'),
      times: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('add'),
      name: fc.constantFrom(
        '__proto__',
        'constructor',
        'toString',
        'data',
        'attributes',
        'meta',
        'id',
        'length',
        'then',
        'toJSON',
      ),
      with: fc.oneof(scalar, fc.jsonValue({ maxDepth: 3 })),
    }),
  },
);

/** Edits, applied one after the other; `at` counts the places of the answer, from its root on. */
export const edits = fc.array(fc.record({ at: fc.nat(4000), change }), { minLength: 1, maxLength: 6 });

/** The wrapping and encoding of the whole. */
export const wrapping = fc.oneof(
  { weight: 10, arbitrary: fc.constant('as it is') },
  fc.constantFrom(
    'bare',
    'twice',
    'strapi 4',
    'in a list',
    'null',
    'number',
    'text',
    'cut',
    'nothing',
    'html',
  ),
);

/**
 * Content of the service: any JSON.
 *
 * @typedef {any} Json
 */

/**
 * Further parameters of an edit.
 *
 * @typedef {{ with?: Json, times?: number, name?: string }} How
 * @typedef {{ at: number, change: { do: string } & How }} Edit
 */

/** @param {Json} answer @param {Edit[]} editList @returns {Json} a copy with the edits made */
export function mutate(answer, editList) {
  const root = { answer: structuredClone(answer) };
  for (const {
    at,
    change: { do: what, ...how },
  } of editList) {
    const places = placesOf(root);
    const [holder, key] = places[at % places.length];
    if (what === 'drop') {
      if (Array.isArray(holder)) holder.splice(key, 1);
      else delete holder[key];
    } else if (what === 'add') {
      // An own property, whatever its name: as in JSON.
      if (holder[key] !== null && typeof holder[key] === 'object')
        setOwn(holder[key], how.name ?? '', how.with);
    } else setOwn(holder, key, changes[what](holder[key], how));
  }
  return root.answer;
}

/** @param {Json} holder @param {string | number} key @param {Json} value */
const setOwn = (holder, key, value) =>
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
/** @param {number} times @param {Json} value @param {(inner: Json) => Json} wrap */
const repeatedly = (times, value, wrap) => Array.from({ length: times }).reduce(wrap, value);

/** @type {Record<string, (value: Json, how: How) => Json>} */
const changes = {
  replace: (_, { with: value }) => value,
  append: (value, { with: more }) => (typeof value === 'string' ? `${value} ${more}` : more),
  list: (value) => [value],
  object: (value) => ({ value }),
  text: (value) => JSON.stringify(value) ?? '',
  number: (value) => Number.parseInt(value, 10) || 7,
  wrap: (value, { times = 1 }) => repeatedly(times, value, (inner) => ({ data: inner })),
  nest: (value, { times = 1 }) => repeatedly(times, value, (inner) => [inner]),
  strapi4: (value, { times = 1 }) =>
    repeatedly(times, value, (inner) => ({ data: { id: 1, attributes: inner } })),
  repeat: (value, { times = 1 }) =>
    Array.from({ length: Math.min(times, Math.ceil(maxPlaces / placesOf({ value }).length)) }, () => value),
};

/**
 * How many places an answer has at most: a larger one takes the run itself seconds to write, and the site refuses it unread.
 */
const maxPlaces = 20_000;

/**
 * Every place of a value: its parent, and its name
 * @param {Json} value
 */
function placesOf(value) {
  /** @type {[holder: Json, key: string | number][]} */
  const places = [];
  /** @param {Json} holder */
  const walk = (holder) => {
    for (const key of Object.keys(holder)) {
      places.push([holder, Array.isArray(holder) ? Number(key) : key]);
      if (holder[key] !== null && typeof holder[key] === 'object' && places.length < maxPlaces)
        walk(holder[key]);
    }
  };
  walk(value);
  return places.length > 0 ? places : [[value, 'answer']];
}

/** @param {Json} answer @param {string} how @returns {string} the body as it is sent */
export function written(answer, how) {
  const data = answer?.data ?? answer;
  const text = JSON.stringify(answer) ?? '';
  if (how === 'bare') return JSON.stringify(data) ?? '';
  if (how === 'twice') return JSON.stringify({ data: { data: answer, meta: {} }, meta: {} });
  if (how === 'strapi 4') return JSON.stringify({ data: asStrapi4(data), meta: answer?.meta ?? {} });
  if (how === 'in a list') return JSON.stringify({ data: [data], meta: {} });
  if (how === 'null') return '{"data":null}';
  if (how === 'number') return '7';
  if (how === 'text') return JSON.stringify(text);
  if (how === 'cut') return text.slice(0, text.length / 2);
  if (how === 'nothing') return '';
  if (how === 'html') return `<!doctype html><script>alert(${mark})</script>`;
  return text;
}

/** @param {Json} data @returns {Json} */
const asStrapi4 = (data) =>
  Array.isArray(data) ? data.map(asStrapi4) : { id: data?.id ?? 1, attributes: data ?? {} };
