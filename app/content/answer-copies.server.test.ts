import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toAnswer } from './answer.server';
import { answerCopies } from './answer-copies.server';
import { createDiskCopy, type DiskCopy } from './disk-copy.server';

const address = 'https://cms.example/api/campuses?locale=fr';
const start = Date.parse('2026-11-20T09:00:00Z');
const answer = toAnswer('/campuses', { value: [{ slug: 'lyon' }], total: 26, given: 25 });
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'answer-copies-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** The copies as a process finds them that starts on the same disk. */
function open(now = start) {
  const disk: DiskCopy = createDiskCopy({
    directory,
    clock: () => now,
    log: { warn: (_, message) => expect.unreachable(message) },
    delay: 1,
  });
  return { disk, copies: answerCopies(disk) };
}

it('an answer is the same after a restart, with its age', async () => {
  const before = open();
  before.copies.write(address, answer);
  await before.disk.flush();
  const { copies } = open(start + 3_600_000);
  expect(await copies.read(address)).toMatchObject({
    value: { value: answer.value, total: 26, given: 25, digest: answer.digest, used: { path: '/campuses' } },
    age: 3_600_000,
    exact: true,
  });
});

it('there is none of what was never kept, or is removed', async () => {
  const { disk, copies } = open();
  expect(await copies.read(address)).toBeNull();
  copies.write(address, answer);
  await disk.flush();
  copies.remove(address);
  await disk.flush();
  expect(await open().copies.read(address)).toBeNull();
});
