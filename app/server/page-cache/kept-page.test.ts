import { describe, expect, it } from 'vitest';
import { KeptPage, type PageParts } from './kept-page';

const parts: PageParts = {
  status: 301,
  body: Buffer.from(''),
  contentType: 'text/html',
  cacheControl: 'public',
  cdnCacheControl: null,
  extra: ['x-a', 'b'],
  location: '/campus/lyon',
  used: new Set(),
};
const digest = (changes: Partial<PageParts> = {}) => new KeptPage({ ...parts, ...changes }).digest;

describe('a page is another one when', () => {
  it('nothing changes: no', () => expect(digest()).toBe(digest()));

  it.each<[string, Partial<PageParts>]>([
    ['its status changes', { status: 308 }],
    ['its bytes change', { body: Buffer.from('x') }],
    ['its type changes', { contentType: 'text/plain' }],
    ['what caches are told changes', { cacheControl: 'private' }],
    ['what a CDN is told changes', { cdnCacheControl: 'private' }],
    ['one of its headers changes', { extra: ['x-a', 'c'] }],
    ['it leads elsewhere', { location: '/campus/nantes' }],
  ])('%s: yes', (_, changes) => expect(digest(changes)).not.toBe(digest()));
});
