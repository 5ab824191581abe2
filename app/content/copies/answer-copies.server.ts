/** Copies of answers, made of the copies of bodies on disk. */

import type { Copies } from '../cache/cache-rules';
import { type Answer, toAnswer } from '../entries/answer.server';
import type { DiskCopy } from './disk-copy.server';

export function answerCopies(disk: DiskCopy): Copies<Answer> {
  return {
    async read(address) {
      const copy = await disk.read(address);
      return copy && { value: toAnswer(copy.body.path, copy.body), age: copy.age, exact: copy.exact };
    },
    write: (address, { used, value, total, given }) =>
      disk.write(address, { path: used.path, value, total, given }),
    remove: (address) => disk.remove(address),
  };
}
