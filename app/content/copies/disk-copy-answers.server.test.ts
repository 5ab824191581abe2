import { afterEach, expect, it } from 'vitest';
import { toAnswer } from '../entries/answer.server';
import { answerCopies } from './disk-copy.server';
import { copyDirectory } from './testing';

const address = 'https://cms.example/api/campuses?locale=fr';
const answer = toAnswer('/campuses', { value: [{ slug: 'lyon' }], total: 26, given: 25 });
const disk = copyDirectory(1);

/** The copies as a process finds them that starts on the same disk. */
function open() {
  const files = disk.open();
  return { files, copies: answerCopies(files) };
}

afterEach(() => expect(disk.told).toEqual([]));

it('an answer is the same after a restart, with its age', async () => {
  const before = open();
  before.copies.write(address, answer);
  await before.files.flush();
  disk.now += 3_600_000;
  const { copies } = open();
  expect(await copies.read(address)).toMatchObject({
    value: { value: answer.value, total: 26, given: 25, used: { path: '/campuses' } },
    age: 3_600_000,
    exact: true,
  });
});

it('there is no copy of an answer that was never kept or was removed', async () => {
  const { files, copies } = open();
  expect(await copies.read(address)).toBeNull();
  copies.write(address, answer);
  await files.flush();
  copies.remove(address);
  await files.flush();
  expect(await open().copies.read(address)).toBeNull();
});
