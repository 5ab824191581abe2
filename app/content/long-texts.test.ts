import { afterEach, beforeEach, expect, it } from 'vitest';
import { optionalText, text } from './fields.server';
import { tellLongTexts, textBounds } from './long-texts';
import { richText } from './rich-text.server';

const told: { begins: string; problem: string }[] = [];
beforeEach(() => {
  told.length = 0;
  tellLongTexts((one) => told.push(one));
});
afterEach(() => tellLongTexts(() => undefined));

const deep = (levels: number) => `${'<ul><li>'.repeat(levels / 2)}x`;

it('a plain text of a megabyte is cut, and told', () => {
  for (const field of [text, optionalText]) {
    expect(field.parse('mot '.repeat(250_000))).toHaveLength(textBounds.plain - 1);
    expect(told.pop()?.problem).toMatch(/^(?:999999|1000000) characters/);
  }
});

it.each([
  ['too long', 'x'.repeat(textBounds.rich + 1), /200001 characters/],
  ['too deep', deep(textBounds.levels + 2), /100 elements inside/],
  ['of 66,000 links inside one another', '<a>'.repeat(66_000), /100 elements inside/],
  ['of 24,900 nested lists', deep(49_800).slice(0, textBounds.rich), /100 elements inside/],
])('a rich text %s is left out, and told', (_, html, problem) => {
  expect(richText.parse(html).__html).toBe('');
  expect(told).toEqual([{ begins: html.slice(0, 80), problem: expect.stringMatching(problem) }]);
});

it('what is within the bounds is nobody’s business', () => {
  expect(richText.parse(deep(textBounds.levels)).__html).toContain('x');
  expect(richText.parse('<p>x</p><br>'.repeat(2000)).__html).toContain('x');
  expect(text.parse('x'.repeat(textBounds.plain))).toHaveLength(textBounds.plain);
  expect(told).toEqual([]);
});
