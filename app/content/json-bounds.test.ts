import { describe, expect, it } from 'vitest';
import { excessOf, jsonBounds } from './json-bounds';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('the bounds of an answer', () => {
  it.each([
    ['an ordinary answer', JSON.stringify({ data: [{ slug: 'lyon', tags: ['a', 'b'] }], meta: {} })],
    ['as deep as it may be', nested(jsonBounds.levels)],
    ['many lists beside each other', `[${'[],'.repeat(1000)}[]]`],
    [
      'as many values as there may be',
      JSON.stringify(Array.from({ length: jsonBounds.values - 1 }, () => 1)),
    ],
    ['brackets in a text', JSON.stringify({ text: '['.repeat(500), other: ',"'.repeat(200_000) })],
    ['a text that ends with escapes', JSON.stringify(['\\', '\\"', '"[[[', '\\\\'])],
    ['brackets after an escaped quotation mark', JSON.stringify([`"${'['.repeat(500)}`])],
    ['brackets in the text after one that ends with a backslash', JSON.stringify(['\\', '['.repeat(500)])],
    ['many objects beside each other', `[${'{},'.repeat(1000)}{}]`],
    ['a text without an end', '["abc'],
    ['brackets in a text without an end', `["${'['.repeat(500)}`],
    ['no JSON', '<html>'],
    ['nothing', ''],
  ])('is nothing of %s', (_, text) => expect(excessOf(text)).toBeNull());

  it('is its depth', () => {
    expect(excessOf(nested(jsonBounds.levels + 1))).toContain('deep');
    expect(excessOf('[ '.repeat(jsonBounds.levels + 1))).toContain('deep');
    expect(excessOf('[{"a":'.repeat(1_000_000))).toContain('deep');
  });

  it('is the number of its values', () => {
    const many = (count: number) => `[${'1,'.repeat(count)}1]`;
    expect(excessOf(many(jsonBounds.values))).toContain('values');
    expect(excessOf(`[${'{"a":1},'.repeat(jsonBounds.values / 2)}{}]`)).toContain('values');
  });

  it('is the number of its keys, which count like values', () => {
    const object = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, 1])));
    expect(excessOf(object(jsonBounds.values / 2 - 1))).toBeNull();
    expect(excessOf(object(jsonBounds.values / 2 + 1))).toContain('keys');
  });
});
