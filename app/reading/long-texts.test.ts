import { expect, it } from 'vitest';
import { z } from 'zod';
import { readEntry } from '~/content/parse.server';
import { textBounds } from '../../content-model/values/long-texts';
import { optionalText, text } from './fields.server';
import { richText } from './rich-text/rich-text.server';

const deep = (levels: number) => `${'<ul><li>'.repeat(levels / 2)}x`;

const schema = z.object({ slug: text, summary: optionalText, body: richText });
const slug = 'portes-ouvertes';

/** The parsed entry, and the lines of the log. */
function read(fields: object) {
  const told: unknown[] = [];
  const report = { warn: (line: object) => void told.push(line) };
  const { data } = readEntry({ slug, ...fields }, schema, '/events', report);
  return { entry: data, told };
}

const lineAbout = (field: string, problem: RegExp) => [
  { path: `/events/${slug}`, fields: [{ field, problem: expect.stringMatching(problem) }] },
];

it('a plain text of a megabyte is cut, and reported with entry and field', () => {
  const { entry, told } = read({ summary: 'mot '.repeat(250_000) });
  expect(entry?.summary).toHaveLength(textBounds.plain - 1);
  expect(told).toEqual(lineAbout('summary', /^999999 characters/));
  expect(read({ slug: 'x'.repeat(6000) }).told).toMatchObject([{ fields: [{ field: 'slug' }] }]);
});

it.each([
  ['too long', 'x'.repeat(textBounds.rich + 1), /200001 characters/],
  ['too deep', deep(textBounds.levels + 2), /100 elements inside/],
  ['of 66,000 links inside one another', '<a>'.repeat(66_000), /100 elements inside/],
  ['of 24,900 nested lists', deep(49_800).slice(0, textBounds.rich), /100 elements inside/],
])('a rich text %s is left out, and logged with entry and field', (_, body, problem) => {
  const { entry, told } = read({ body });
  expect(entry?.body.__html).toBe('');
  expect(told).toEqual(lineAbout('body', problem));
});

it('a text within the bounds is not reported', () => {
  const texts = [deep(textBounds.levels), '<p>x</p><br>'.repeat(2000)].map((body) => read({ body }));
  expect(texts.map(({ entry }) => entry?.body.__html.includes('x'))).toEqual([true, true]);
  const plain = read({ summary: 'x'.repeat(textBounds.plain) });
  expect(plain.entry?.summary).toHaveLength(textBounds.plain);
  expect([...texts, plain].flatMap(({ told }) => told)).toEqual([]);
});
