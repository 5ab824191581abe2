import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './compress';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; Q=0.000, gzip;q=0.001', 'gzip'],
    ['identity', null],
    [undefined, null],
  ])('for %s is %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});
