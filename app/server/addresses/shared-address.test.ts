import { describe, expect, it } from 'vitest';
import { withoutPunctuation } from './shared-address';

const ends = [
  ...['.', ',', ')', ';', ':', '!', ']', '}', "'", '*', '_', '~', '...', ').', '),', '!)', '/).', ')/', './'],
  ...['%2E', '%2c', '%29', '%3B', '%3f', '%21', '%22', '%27', '%3e', '%5D', '%20', '%20.', '.%20', '%60'],
  ...['»', '\u00a0»', '\u202f!', '”', '’', '“', '…', '–', '›', ' »).'].map(encodeURIComponent),
];

describe('an address that was shared with the end of its sentence', () => {
  it.each(ends)('is the one without %s', (end) => {
    expect(withoutPunctuation(`/formations/bts-gpn${end}`)).toBe('/formations/bts-gpn');
    expect(withoutPunctuation(`/${end}`)).toBe('/');
  });

  it.each([
    '/',
    '/formations',
    '/formations/',
    '/actualites.atom',
    '/a.b/c',
    '/caf%C3%A9',
    '/%E2%82%AC',
    '/uploads/R%C3%A8glement%20(2).pdf',
    '/(formations',
    '/formations%28',
  ])('is not %s', (path) => expect(withoutPunctuation(path)).toBe(path));
});
