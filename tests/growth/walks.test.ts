/**
 * Code that reads a text of a visitor or an editor takes linear time: the fields of the boundary, every block,
 * drawings, searched and typed text, addresses and headers.
 */
import { describe, expect, it } from 'vitest';
import { definitions } from '~/blocks/definitions.server';
import { examples } from '~/blocks/examples';
import { consentsTo } from '~/consent/choice';
import { toAnswer } from '~/content/answer.server';
import { unwrap } from '~/content/envelope';
import { messageIn } from '~/content/error-envelope';
import { excessOf } from '~/content/json-bounds';
import { checkDrawing } from '~/images/converter/check-drawing';
import { sourcePath } from '~/images/picture/media-origins.server';
import { optionalText, text } from '~/reading/fields.server';
import { richText } from '~/reading/rich-text/rich-text.server';
import { trackOrigin } from '~/school/admissions/origin-tracking';
import { cleanValue } from '~/school/admissions/origin-value';
import { readingMinutes } from '~/school/blog/reading-time';
import { soundOf } from '~/school/campuses/nearest/sound';
import { snippetOf } from '~/search/marks';
import { plainText } from '~/search/plain-text';
import { parseSearch } from '~/search/search-address';
import { wordsOf } from '~/search/words';
import { textIn } from '~/search-sources/block-text.server';
import { withoutPunctuation } from '~/server/addresses/shared-address';
import { changeOf } from '~/server/content-hook/change';
import { parseAddress } from '~/server/http/client-address';
import { acceptedEncoding } from '~/server/http/compress';
import { refusalStatus } from '~/server/http/request-shape';
import { matchingTag } from '~/server/page-cache/send-page';
import { assetsOf } from '~/service-worker/files-of-page';
import { createLabels } from '~/site/labels';
import { tidyText } from '~/site/visitor-text';
import { foldForSearch } from '~/ui/combobox/search-options';
import { textPieces } from '~/ui/text-links';
import { quoteFindings } from '../../content-model/rules/duties/fact-duties';
import { pageDuties } from '../../content-model/rules/duties/page-duties';
import { regulatedPages } from '../../content-model/rules/duties/regulated-pages';
import { asHtml, withFacts } from '../../content-model/values/fact-quotes';
import { withNonBreakingSpaces } from '../../content-model/values/non-breaking-spaces';
import { safeHref } from '../../content-model/values/safe-href';
import { parseQuery } from '../../content-service/embedded/query';
import { steepGrowth } from './growth';
import { repeated } from './pattern-attacks';
import { repeatedTexts } from './repeated-texts';

/** Refused texts take as long until the refusal. */
const orRefused = (read: (given: string) => unknown) => (given: string) => {
  try {
    return read(given);
  } catch {
    return null;
  }
};
const drawn = (inside: string) =>
  checkDrawing(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`));
const quoted = (value: string) => value.replace(/["<]/g, '');
const visit = { isOwnHost: () => false, secure: true, userAgent: null, url: new URL('https://x.example/') };

const walks: Record<string, (given: string) => unknown> = {
  richText: (given) => richText.parse(given),
  text: (given) => text.safeParse(given),
  optionalText: (given) => optionalText.safeParse(given),
  withNonBreakingSpaces,
  withFacts: (given) => withFacts(given, new Map([['a.b', '<&>'.repeat(80)]]), asHtml),
  quoteFindings: (given) => quoteFindings('a', given, [], null),
  safeHref,
  sourcePath: orRefused((given) => sourcePath(`/uploads/${given}.jpg`)),
  messageIn: (given) => messageIn({ error: { message: given } }),
  'excessOf of a text': (given) => excessOf(JSON.stringify([given])),
  'excessOf as it came': excessOf,
  changeOf: (given) =>
    changeOf(JSON.stringify({ event: given, model: given, entry: { slug: given } }), 'iet'),
  plainText,
  wordsOf,
  soundOf,
  snippetOf: (given) => snippetOf('', given, [['zzz']]),
  textIn: (given) => textIn([{ body: given }]),
  readingMinutes,
  textPieces,
  foldForSearch,
  tidyText: (given) => tidyText(given, 80),
  parseSearch: (given) => parseSearch(new URLSearchParams({ q: given, type: given })),
  labels: (given) => createLabels({ 'commons.close': given })('commons.close' as never),
  assetsOf,
  pageDuties: (given) =>
    regulatedPages.map((duty) =>
      pageDuties(duty, { path: duty.path, updatedOn: null, text: given }, new Date()),
    ),
  drawing: orRefused(drawn),
  'drawing, its sheet': orRefused((given) => drawn(`<style>${given}</style>`)),
  'drawing, an attribute': orRefused((given) => drawn(`<path d="${quoted(given)}"/>`)),
  'drawing, an address': orRefused((given) =>
    drawn(`<image href="data:image/png;base64,${quoted(given)}"/>`),
  ),
  'drawing, a tag': orRefused((given) => drawn(`<path ${given}/>`)),
  matchingTag: (given) => matchingTag(given, 'abc', 'def'),
  acceptedEncoding,
  consentsTo: (given) => consentsTo('origin', given, Date.now(), true),
  trackOrigin: (given) =>
    trackOrigin({ ...visit, referrer: `https://y.example/${given}`, cookieHeader: given }),
  cleanValue,
  refusalStatus: (given) => refusalStatus({ method: 'GET', target: `/${given}` }),
  withoutPunctuation: (given) => withoutPunctuation(`/${given}`),
  parseAddress,
  parseQuery: orRefused((given) => parseQuery(new URLSearchParams(given.slice(0, 16_384)), [])),
};

const inside = (open: string, close: string) => (length: number) => {
  const times = Math.round(length / (open.length + close.length));
  return open.repeat(times) + close.repeat(times);
};
const attacks: ((length: number) => string)[] = [
  ...repeatedTexts.map((word) => (length: number) => repeated(word, length)),
  ...repeatedTexts.map((word) => (length: number) => `${repeated(word, length)}\n\u0000`),
  inside('<a>', '</a>'),
  inside('<ul><li>x', '</li></ul>'),
  inside('<b>', '</i>'),
  inside('<div>', '</p>'),
  inside('[', ']'),
  inside('{"a":', '}'),
];

describe('a text from outside', () => {
  it.each(Object.entries(walks))('is read by %s in a time that grows with it', (_, read) => {
    const slow = attacks.flatMap((attack) => {
      const times = steepGrowth((length) => {
        const given = attack(length);
        return () => read(given);
      });
      return times ? [`${JSON.stringify(attack(30))}: ${times.map(Math.round).join(', ')} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

/** The places of a value: of each list and each object in it, and of each text. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [at];
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]));
  return Array.isArray(value) ? [at, ...inner] : inner;
}

function changedAt(
  value: unknown,
  [key, ...rest]: (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = changedAt(copy[key], rest, change);
  return copy;
}

describe('a block', () => {
  it.each(definitions.map((definition) => [definition.kind, definition] as const))(
    '%s takes time in proportion to its texts and its lists',
    (kind, { schema }) => {
      for (const example of examples[kind] ?? [])
        for (const place of placesIn(example)) {
          const times = steepGrowth((length) => {
            const grown = changedAt(example, place, (old) =>
              Array.isArray(old)
                ? Array.from({ length: Math.ceil(length / 100) }, (_, index) => old[index % old.length])
                : repeated('111 <a>', length),
            );
            return () => schema.safeParse(grown);
          });
          expect(times, place.join('.')).toBeNull();
        }
    },
  );
});

it.each([
  [
    'of many keys',
    (length: number) => Object.fromEntries(Array.from({ length: length / 8 }, (_, at) => [`k${at}`, at])),
  ],
  [
    'of many entries',
    (length: number) => Array.from({ length: length / 8 }, (_, at) => ({ slug: `s${at}` })),
  ],
  [
    'of relations',
    (length: number) =>
      Array.from({ length: length / 30 }, (_, at) => ({ id: at, attributes: { slug: 'a' } })),
  ],
])('an answer %s takes time in proportion to its size', (_, made) => {
  const times = steepGrowth((length) => {
    const body = { data: made(length) };
    return () => toAnswer('/events', unwrap(body));
  });
  expect(times).toBeNull();
});
