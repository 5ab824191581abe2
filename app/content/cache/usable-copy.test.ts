import { expect, it } from 'vitest';
import type { Copies } from './cache-rules';
import { usableCopy } from './usable-copy';

const copy = { value: 'Lyon', age: 0, exact: true };
const copies = (stored: typeof copy | null) =>
  ({ read: async () => stored, write() {}, remove() {} }) satisfies Copies<string>;
const checked: string[] = [];
const check = (value: string) => void checked.push(value);
const refuse = () => {
  throw new Error('of another shape');
};

it('a copy is shown as it is, once it has passed the check', async () => {
  expect(await usableCopy(copies(copy), '/campuses/lyon', check)).toBe(copy);
  expect(checked).toEqual(['Lyon']);
  expect(await usableCopy(copies(copy), '/campuses/lyon', undefined)).toBe(copy);
});

it('a copy of an older version of the site that no longer fits is none', async () => {
  expect(await usableCopy(copies(copy), '/campuses/lyon', refuse)).toBeNull();
});

it('where there is none, nothing is checked', async () => {
  expect(await usableCopy(copies(null), '/campuses/lyon', refuse)).toBeNull();
  expect(await usableCopy(undefined, '/campuses/lyon', refuse)).toBeUndefined();
});
