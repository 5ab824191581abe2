import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin-guard';

const own = ['https://www.ecole.example'];

describe('unsafe methods', () => {
  it('come from the site’s own pages', () => {
    expect(isSameOrigin({ 'sec-fetch-site': 'same-origin' }, own)).toBe(true);
    expect(isSameOrigin({ origin: 'https://www.ecole.example' }, own)).toBe(true);
  });

  it('come from a visitor who hides the referrer, and with it the origin', () => {
    expect(isSameOrigin({ 'sec-fetch-site': 'same-origin', origin: 'null' }, own)).toBe(true);
  });

  it.each([
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'https://www.ecole.example.evil.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'nothing like an origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.ecole.example' },
  ])('%j is refused', (headers) => expect(isSameOrigin(headers, own)).toBe(false));
});
