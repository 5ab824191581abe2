/** What the copies on disk may take, which of them give way, and what a disk with troubles changes. */
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { copyName } from './copy-name';
import type { DiskCopy } from './disk-copy.server';
import { copiedCampuses, copyDirectory } from './testing';

const disk = copyDirectory(3_600_000);
const { open } = disk;
const body = copiedCampuses;
const block = 4096;
const addressOf = (question: string) => `https://cms.example/api/${question}`;

/** Copies written one after the other. */
async function keep(copy: DiskCopy, questions: readonly string[], text?: string): Promise<void> {
  for (const question of questions) {
    disk.now += 1000;
    copy.write(addressOf(question), body(text));
    await copy.flush();
  }
}

async function kept(copy: DiskCopy, questions: readonly string[]): Promise<string[]> {
  const found = await Promise.all(questions.map((one) => copy.read(addressOf(one))));
  return questions.filter((_, index) => found[index]);
}

describe('the copies on disk are bounded', () => {
  const campuses = ['campuses?page=1', 'campuses?page=2', 'campuses?page=3'];

  it('by a limit that may be reached, not passed', async () => {
    const copy = open({ maxBytes: 2 * block });
    await keep(copy, campuses.slice(0, 2));
    expect(await kept(copy, campuses)).toEqual(campuses.slice(0, 2));
    await keep(copy, campuses.slice(2));
    expect(await kept(copy, campuses)).toEqual(campuses.slice(1));
  });

  it('and after a restart the one written longest ago gives way, whatever its name', async () => {
    await keep(open(), campuses);
    const names = (await readdir(disk.directory)).sort();
    const oldest = names.at(-1) ?? '';
    for (const [at, name] of names.entries())
      await utimes(
        path.join(disk.directory, name),
        new Date(disk.now - at * 1000),
        new Date(disk.now - at * 1000),
      );
    await keep(open({ maxBytes: 3 * block }), ['campuses?page=4']);
    const left = await readdir(disk.directory);
    expect(left).not.toContain(oldest);
    expect(left).toEqual(expect.arrayContaining(names.slice(0, -1)));
  });

  it('and one that is written again counts once', async () => {
    const copy = open({ maxBytes: 3 * block });
    await keep(copy, ['campuses?page=1']);
    for (let version = 0; version < 10; version += 1) await keep(copy, ['campuses?page=2'], `${version}`);
    expect(await kept(copy, campuses)).toEqual(campuses.slice(0, 2));
  });

  it('at the cost of the collection that takes most, whichever came last', async () => {
    const copy = open({ maxBytes: 4 * block });
    const news = [1, 2, 3, 4, 5].map((page) => `iet-news?page=${page}`);
    await keep(copy, news.slice(0, 3));
    await keep(copy, ['campuses?page=1']);
    await keep(copy, news.slice(3));
    expect(await kept(copy, [...news, 'campuses?page=1'])).toEqual([...news.slice(2), 'campuses?page=1']);
  });

  it('and a file of another name beside them neither counts nor is deleted', async () => {
    await writeFile(path.join(disk.directory, 'README.md'), 'x'.repeat(10 * block));
    const copy = open({ maxBytes: 2 * block });
    await keep(copy, campuses.slice(0, 2));
    expect(await readdir(disk.directory)).toContain('README.md');
    expect(await kept(copy, campuses)).toEqual(campuses.slice(0, 2));
  });

  it('and so are those that wait for a disk that does not answer', async () => {
    const copy = open({ maxPending: 2 });
    for (const question of campuses) copy.write(addressOf(question), body());
    copy.write(addressOf('campuses?page=1'), body('Nantes'));
    await copy.flush();
    expect(await kept(copy, campuses)).toEqual(campuses.slice(0, 2));
    expect((await copy.read(addressOf('campuses?page=1')))?.value).toEqual(body('Nantes'));
  });

  it('and a lost answer that was never kept takes no room among them', async () => {
    const copy = open({ maxPending: 1 });
    copy.remove(addressOf('campuses/made-up'));
    copy.write(addressOf('campuses?page=1'), body());
    await copy.flush();
    expect(await kept(copy, campuses)).toEqual(['campuses?page=1']);
  });
});

describe('a copy on disk', () => {
  const question = 'campuses?locale=fr';
  const file = () => path.join(disk.directory, copyName(addressOf(question), disk.now));

  it('is written without being asked to, a moment after the answer', async () => {
    open({ delay: 1 }).write(addressOf(question), body());
    await vi.waitFor(async () => expect(await kept(open(), [question])).toEqual([question]));
  });

  it('that is removed before it was written is not written, and does not count as a failure of the disk', async () => {
    const copy = open();
    copy.write(addressOf(question), body());
    copy.remove(addressOf(question));
    await copy.flush();
    expect(await readdir(disk.directory)).toEqual([]);
    expect(await copy.read(addressOf(question))).toBeNull();
    expect(disk.loggedLines).toEqual([]);
  });

  it('that cannot be read is named in the log with the reason', async () => {
    await writeFile(file(), '');
    await open().read(addressOf(question));
    expect(disk.loggedLines).toEqual([
      { fields: { err: expect.any(Error), file: path.basename(file()) }, message: expect.any(String) },
    ]);
  });
});

describe('a disk with troubles', () => {
  it('is logged with the reason, and once more when it fails after it was well again', async () => {
    const copy = open();
    await keep(copy, ['campuses?page=1']);
    await rm(disk.directory, { recursive: true });
    await keep(copy, ['campuses?page=2', 'campuses?page=3']);
    await mkdir(disk.directory);
    await keep(copy, ['campuses?page=4']);
    await rm(disk.directory, { recursive: true });
    await keep(copy, ['campuses?page=5', 'campuses?page=6']);
    expect(disk.loggedLines.map(({ fields }) => fields)).toEqual([
      { err: expect.objectContaining({ code: 'ENOENT' }) },
      { err: expect.objectContaining({ code: 'ENOENT' }) },
    ]);
  });

  it('keeps no unfinished file of a write that failed', async () => {
    const name = copyName(addressOf('campuses'), disk.now);
    const copy = open();
    await copy.flush();
    await mkdir(path.join(disk.directory, name));
    copy.write(addressOf('campuses'), body());
    await copy.flush();
    expect(await readdir(disk.directory)).toEqual([name]);
    expect(disk.loggedLines).toHaveLength(1);
  });
});
