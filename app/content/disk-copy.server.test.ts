import { readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copiedCampuses, copyDirectory } from './testing';

const disk = copyDirectory(1);
const { open } = disk;
const body = copiedCampuses;
const address = 'https://cms.example/api/campuses?locale=fr';

describe('the last good content on disk', () => {
  it('is there after a restart, with its age', async () => {
    const before = open();
    before.write(address, body());
    await before.flush();
    disk.now += 3_600_000;
    const after = open();
    const { value, total, pageSize, used } = body();
    expect(await after.read(address)).toMatchObject({
      value: { value, total, pageSize, used: { path: used.path } },
      age: 3_600_000,
      exact: true,
    });
    expect(await after.read(`${address}&x`)).toBeNull();
  });

  it('is written atomically', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    const seen: string[] = [];
    const [name = ''] = await readdir(disk.directory);
    const watch = setInterval(
      async () => seen.push(await readFile(path.join(disk.directory, name), 'utf8')),
      1,
    );
    for (let round = 0; round < 20; round += 1) {
      copy.write(address, body('x'.repeat(100_000 + round)));
      await copy.flush();
    }
    clearInterval(watch);
    for (const text of seen) expect(() => JSON.parse(text)).not.toThrow();
    expect(await readdir(disk.directory)).toEqual([name]);
  });

  it('is written once for many answers in a moment', async () => {
    const copy = open({ delay: 60_000 });
    for (let version = 0; version < 5; version += 1) copy.write(address, body(`version ${version}`));
    expect(await readdir(disk.directory)).toEqual([]);
    await copy.flush();
    expect((await copy.read(address))?.value.value).toEqual([{ slug: 'lyon', title: 'version 4' }]);
  });

  it('is not written out again while the answer stays the same, only dated', async () => {
    const copy = open();
    let times = 0;
    const said = (text: string) => ({ ...body(), value: { toJSON: () => `${text} ${++times}` } });
    const [first, second] = [said('a'), said('b')];
    for (const answer of [first, first, second, second, first]) {
      disk.now += 60_000;
      copy.write(address, answer);
      await copy.flush();
      expect(await copy.read(address)).toMatchObject({ age: 0 });
    }
    expect((await copy.read(address))?.value.value).toBe('a 3');
  });

  it('records its question, whose day changes while the answer stays', async () => {
    const copy = open();
    const answer = body();
    for (const day of ['2026-11-20', '2026-11-21']) {
      const events = `https://cms.example/api/events?filters[dateEnd][$gte]=${day}&locale=fr`;
      copy.write(events, answer);
      await copy.flush();
      expect(await copy.read(events)).toMatchObject({ exact: true });
      disk.now += 86_400_000;
    }
  });

  it('answers a question about today with yesterday’s answer, and says so', async () => {
    const events = (day: string) => `https://cms.example/api/events?filters[dateEnd][$gte]=${day}&locale=fr`;
    const copy = open();
    copy.write(events('2026-11-20'), body());
    await copy.flush();
    disk.now += 86_400_000;
    expect(await copy.read(events('2026-11-21'))).toMatchObject({ exact: false, age: 86_400_000 });
    expect(await copy.read(events('2026-11-22'))).toBeNull();
  });

  it('is forgotten when the content is gone, and after a week', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    disk.now += 7 * 86_400_000;
    expect(await copy.read(address)).not.toBeNull();
    disk.now += 1;
    expect(await copy.read(address)).toBeNull();
    disk.now -= 7 * 86_400_000 + 1;
    copy.remove(address);
    await copy.flush();
    expect(await copy.read(address)).toBeNull();
    expect(await readdir(disk.directory)).toEqual([]);
  });

  it('that is to be deleted is not read any more', async () => {
    const copy = open({ delay: 60_000 });
    copy.write(address, body());
    await copy.flush();
    copy.remove(address);
    expect(await copy.read(address)).toBeNull();
    copy.write(address, body());
    await copy.flush();
    expect(await copy.read(address)).not.toBeNull();
  });

  it('is written again after its folder was emptied, also while the answer stays the same', async () => {
    const copy = open();
    const answer = body();
    for (const title of ['before', 'after']) {
      copy.write(address, answer);
      await copy.flush();
      expect(await copy.read(address), title).not.toBeNull();
      for (const name of await readdir(disk.directory)) await rm(path.join(disk.directory, name));
    }
    expect(disk.loggedLines).toEqual([]);
  });

  it('is bounded: the least recently written file is deleted', async () => {
    const copy = open({ maxBytes: 100_000 });
    for (let index = 0; index < 20; index += 1) {
      disk.now += 1000;
      copy.write(`${address}&page=${index}`, body('x'.repeat(10_000)));
      await copy.flush();
    }
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, index) => copy.read(`${address}&page=${index}`)),
    );
    expect(kept.slice(0, 10).every((entry) => entry === null)).toBe(true);
    expect(kept.slice(-5).every((entry) => entry !== null)).toBe(true);
    const again = open({ maxBytes: 100_000 });
    again.write(`${address}&page=20`, body('x'.repeat(50_000)));
    await again.flush();
    expect((await readdir(disk.directory)).length).toBeLessThan(6);
  });

  it('a broken file is not a copy, and unfinished ones are cleared away', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    const [name = ''] = await readdir(disk.directory);
    await writeFile(path.join(disk.directory, name), '{"address":"http');
    await utimes(path.join(disk.directory, name), new Date(disk.now), new Date(disk.now));
    await writeFile(path.join(disk.directory, 'left-over.json.77.tmp'), 'x');
    const after = open();
    expect(await after.read(address)).toBeNull();
    await after.flush();
    expect(await readdir(disk.directory)).toEqual([name]);
    expect(disk.loggedLines.map(({ message }) => message)).toEqual(['a copy of the content cannot be read']);
  });

  it('a link that leads nowhere or a file of no name is not a copy, and hides none', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    await symlink('/nowhere/at/all', path.join(disk.directory, `campuses.${'0'.repeat(64)}.json`));
    await writeFile(path.join(disk.directory, 'notes.json'), 'x');
    const after = open();
    await after.flush();
    expect(await after.read(address)).toMatchObject({ exact: true });
    expect(disk.loggedLines.map(({ message }) => message)).toEqual([]);
  });

  it('is not evicted by queries of another collection', async () => {
    const copy = open({ maxBytes: 200_000 });
    copy.write(address, body());
    await copy.flush();
    for (let index = 0; index < 200; index += 1) {
      disk.now += 1000;
      copy.write(`https://cms.example/api/iet-articles?filters[slug]=made-up-${index}`, body());
      await copy.flush();
    }
    expect(await copy.read(address)).not.toBeNull();
    expect((await readdir(disk.directory)).length).toBeLessThan(60);
  });

  it('a disk that cannot be written is logged once and has no other effect', async () => {
    const file = path.join(disk.directory, 'a-file');
    await writeFile(file, '');
    const copy = open({ directory: path.join(file, 'below') });
    for (let version = 0; version < 5; version += 1) {
      copy.write(address, body(`version ${version}`));
      await copy.flush();
    }
    expect(await copy.read(address)).toBeNull();
    expect(disk.loggedLines.filter(({ message }) => message.includes('cannot be kept'))).toHaveLength(1);
  });
});
