import { expect, it } from 'vitest';
import { returnAddress } from './return-address';

it.each(['/', '/campus/lyon', '/recherche?q=eau&page=2', '/en/school', '/a//b'])(
  '%s is a page of this site',
  (path) => expect(returnAddress(path)).toBe(path),
);

it.each([
  null,
  undefined,
  '',
  'campus',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%5c\u0000',
  '/.//evil.example/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/login',
  '/LOGIN?retour=/login',
  `/${'a'.repeat(1000)}`,
])('%j leads to the home page', (asked) => expect(returnAddress(asked)).toBe('/'));
