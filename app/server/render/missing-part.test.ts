import { beforeEach, expect, it } from 'vitest';
import { bareChrome } from '~/layout/bare-chrome';
import { createPartCache } from '~/parts/part-renderer.server';
import type { Services } from '~/services/services.server';
import { missingPart } from './missing-part';

const logged: unknown[] = [];
const log = { error: (fields: unknown) => void logged.push(fields) } as unknown as Services['log'];
const missing = missingPart({ parts: createPartCache(), log });

beforeEach(() => {
  logged.length = 0;
});

it('the chrome of a page whose root loader failed is made without data', () => {
  for (const [name, part] of Object.entries(bareChrome.parts))
    expect(missing(part), name).toMatch(new RegExp(`^<[a-z]+ id="${part.id}"`));
  expect(missing(bareChrome.parts.footer)).toContain('href="/cookies"');
  expect(logged).toEqual([]);
});

it('marks a page whose chrome was lost in the same way, and logs it', () => {
  const part = { ...bareChrome.parts.footer, version: 'a' };
  expect(missing(part)).toContain('href="/cookies"');
  expect(logged).toEqual([{ part: part.id, version: 'a' }]);
});

it('a part of a page is not an empty place: the page fails', () => {
  expect(() => missing({ id: 'tarifs', version: 'a' })).toThrow('tarifs');
  expect(logged).toEqual([{ part: 'tarifs', version: 'a' }]);
});
