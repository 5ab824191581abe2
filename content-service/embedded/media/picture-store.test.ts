import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureStore } from './picture-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = Buffer.from('picture');

describe('createPictureStore', () => {
  it('draws once and reads afterwards', async () => {
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return picture;
    };
    const store = createPictureStore(folder);
    await Promise.all([store.get('a.jpg', draw), store.get('a.jpg', draw)]);
    await createPictureStore(folder).get('a.jpg', draw);
    expect(drawn).toBe(1);
    expect(await readdir(folder)).toEqual(['a.jpg']);
  });

  it('draws two at a time', async () => {
    let running = 0;
    let most = 0;
    const draw = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return picture;
    };
    const store = createPictureStore(null);
    await Promise.all(Array.from({ length: 9 }, (_, i) => store.get(`${i}.jpg`, draw)));
    expect(most).toBe(2);
  });

  it('tries again after a failure', async () => {
    const store = createPictureStore(null);
    await expect(store.get('a.jpg', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    expect(await store.get('a.jpg', async () => picture)).toBe(picture);
  });

  it('keeps no more than it may', async () => {
    const store = createPictureStore(folder, 3);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.get(`${name}.jpg`, async () => picture);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('answers although the disk does not take it', async () => {
    const file = path.join(folder, 'in-the-way');
    await writeFile(file, '');
    expect(await createPictureStore(file).get('a.jpg', async () => picture)).toBe(picture);
  });
});
