import { expect, it } from 'vitest';
import { createCopyIndex } from './copy-index';

const nameOf = (path: string) => `${path}.${'0'.repeat(64)}.json`;

it('knows the oldest file of the largest collection, in blocks of the disk', () => {
  const index = createCopyIndex();
  index.add(nameOf('campuses'), 5000);
  index.add(nameOf('programmes~bts-gpn'), 100);
  index.add(nameOf('programmes~bts-gemeau'), 4097);
  expect(index.bytes).toBe(5 * 4096);
  expect(index.oldestOfLargestCollection()).toBe(nameOf('programmes~bts-gpn'));
  index.touch(nameOf('programmes~bts-gpn'));
  expect(index.oldestOfLargestCollection()).toBe(nameOf('programmes~bts-gemeau'));
  index.add(nameOf('programmes~bts-gemeau'), 100);
  index.remove(nameOf('programmes~bts-gpn'));
  index.remove(nameOf('unknown'));
  expect(index.bytes).toBe(3 * 4096);
  expect(index.oldestOfLargestCollection()).toBe(nameOf('campuses'));
});
