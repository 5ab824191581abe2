import { expect, it } from 'vitest';
import { mostOpenFiles, tooFewOpenFiles } from './open-files';
import { connectionBounds } from './server-limits';

const limits = (soft: string) =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax open files            ${soft}                1048576              files     \n`;

it('reads the limit of the kernel, if there is one', () => {
  expect(mostOpenFiles(limits('64'))).toBe(64);
  expect(mostOpenFiles(limits('unlimited'))).toBe(Number.POSITIVE_INFINITY);
  expect(mostOpenFiles('')).toBe(Number.POSITIVE_INFINITY);
});

it('says in words that a process may open too few', () => {
  expect(tooFewOpenFiles(64)).toContain('may open 64 files');
  expect(tooFewOpenFiles(256)).toBeNull();
});

it('keeps connections below the limit of open files', () => {
  expect(connectionBounds(256)).toEqual({ inAll: 128, ofNetwork: 32 });
  expect(connectionBounds(Number.POSITIVE_INFINITY)).toEqual({ inAll: 4096, ofNetwork: 1024 });
});
