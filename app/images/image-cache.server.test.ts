import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImageCache } from './image-cache.server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (size: number) => Buffer.alloc(size, 7);

describe('createImageCache', () => {
  it('returns what was written, also after a restart', async () => {
    await createImageCache(folder, 1000, Date.now).write('a', bytes(10));
    expect(await createImageCache(folder, 1000, Date.now).read('a')).toEqual(bytes(10));
    expect(await createImageCache(folder, 1000, Date.now).read('b')).toBeNull();
  });

  it('removes the least recently used when room is short', async () => {
    const cache = createImageCache(folder, 250, Date.now);
    await cache.write('a', bytes(100));
    await cache.write('b', bytes(100));
    await cache.read('a');
    await cache.write('c', bytes(100));
    expect(await cache.read('a')).not.toBeNull();
    expect(await cache.read('b')).toBeNull();
    await expect.poll(() => readdir(folder)).toHaveLength(2);
  });

  it('removes an earlier process’s files beyond the limit, the least recently used first', async () => {
    let now = 1_000_000;
    const roomy = createImageCache(folder, 1000, () => now);
    for (const key of ['a', 'b', 'c']) {
      now += 60_000;
      await roomy.write(key, bytes(100));
      await roomy.read(key);
    }
    const used = () =>
      readdir(folder).then((names) => Promise.all(names.map((name) => stat(path.join(folder, name)))));
    await expect.poll(async () => (await used()).every(({ mtimeMs }) => mtimeMs <= now)).toBe(true);
    const small = createImageCache(folder, 250, () => now);
    expect([await small.read('a'), await small.read('c')]).toEqual([null, bytes(100)]);
    await expect.poll(() => readdir(folder)).toHaveLength(2);
  });

  it('reads a file once for all who want it, so that slow clients cost no copies', async () => {
    await createImageCache(folder, 1000, Date.now).write('a', bytes(10));
    const cache = createImageCache(folder, 1000, Date.now);
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => cache.read('a')));
    for (const result of [...others, await cache.read('a')]) expect(result).toBe(first);
  });

  it('does not keep a file larger than the limit', async () => {
    const cache = createImageCache(folder, 250, Date.now);
    await cache.write('a', bytes(100));
    await cache.write('b', bytes(300));
    expect(await cache.read('b')).toBeNull();
    expect(await cache.read('a')).toEqual(bytes(100));
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('does not believe a file that was cut short', async () => {
    const cache = createImageCache(folder, 1000, Date.now);
    await cache.write('a', bytes(100));
    const other = createImageCache(folder, 1000, Date.now);
    await other.read('b');
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), bytes(40));
    expect(await other.read('a')).toBeNull();
  });

  it('sweeps the drafts of a process that was killed', async () => {
    await writeFile(path.join(folder, 'x.1.part'), 'half');
    await createImageCache(folder, 1000, Date.now).read('a');
    expect(await readdir(folder)).toEqual([]);
  });

  it('shows pictures although a draft cannot be swept', async () => {
    await createImageCache(folder, 1000, Date.now).write('a', bytes(10));
    await mkdir(path.join(folder, 'x.1.part'));
    expect(await createImageCache(folder, 1000, Date.now).read('a')).toEqual(bytes(10));
  });

  it('keeps nothing if the disk refuses to write', async () => {
    await writeFile(path.join(folder, 'in-the-way'), '');
    const cache = createImageCache(path.join(folder, 'in-the-way'), 1000, Date.now);
    await cache.write('a', bytes(10));
    expect(await cache.read('a')).toBeNull();
  });
});

describe('a file that was replaced', () => {
  it('removes the conversions of all its versions, and nothing else', async () => {
    const cache = createImageCache(folder, 1000, Date.now);
    for (const key of [
      '4 webp 640 /uploads/a.jpg?v=1',
      '4 avif 320 /uploads/a.jpg',
      '4 webp 640 /uploads/ab.jpg',
    ])
      await cache.write(key, bytes(10));
    await createImageCache(folder, 1000, Date.now).forget('/uploads/a.jpg');
    const after = createImageCache(folder, 1000, Date.now);
    expect(await after.read('4 webp 640 /uploads/a.jpg?v=1')).toBeNull();
    expect(await after.read('4 avif 320 /uploads/a.jpg')).toBeNull();
    expect(await after.read('4 webp 640 /uploads/ab.jpg')).toEqual(bytes(10));
    expect(await readdir(folder)).toHaveLength(1);
    expect(after).toMatchObject({ bytes: 10, hits: 1, misses: 2 });
  });
});
