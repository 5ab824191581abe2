import { expect, it } from 'vitest';
import { addQuery } from './add-query';

it.each([
  ['/contact', 'a=1', '/contact?a=1'],
  ['/contact?b=2', 'a=1', '/contact?b=2&a=1'],
  ['/contact#plan', 'a=1', '/contact?a=1#plan'],
  ['https://x.example/?b=2#plan?', 'a=1', 'https://x.example/?b=2&a=1#plan?'],
  ['/contact#plan', '', '/contact#plan'],
])('%s with %s is %s', (address, query, whole) => expect(addQuery(address, query)).toBe(whole));
