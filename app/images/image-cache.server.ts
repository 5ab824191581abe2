/** Converted pictures on disk: written atomically, the least recently used evicted beyond the limit. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/content/clock';

export interface ImageCache {
  read(key: string): Promise<Buffer | null>;
  /** Stores a result; a failed write is ignored. */
  write(key: string, result: Buffer): Promise<void>;
}

const draftEnding = '.part';

export function createImageCache(directory: string, maxBytes: number, clock: Clock): ImageCache {
  /** Bytes of each file. */
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(path.join(directory, name), { force: true }).catch(() => undefined);
    },
  });
  let indexed: Promise<void> | undefined;

  /** Reads the files of earlier processes, once. */
  function index(): Promise<void> {
    indexed ??= filesIn(directory).then((files) => {
      for (const { name, size } of files) sizes.set(name, size);
    });
    return indexed;
  }

  return {
    async read(key) {
      await index();
      const name = nameOf(key);
      const size = sizes.get(name);
      if (size === undefined) return null;
      const file = path.join(directory, name);
      const result = await readFile(file).catch(() => null);
      if (result?.byteLength !== size) {
        sizes.delete(name);
        return null;
      }
      // The files' times keep the order of use for the next process.
      const now = clock() / 1000;
      utimes(file, now, now).catch(() => undefined);
      return result;
    },
    async write(key, result) {
      await index();
      const name = nameOf(key);
      const draft = path.join(directory, `${name}.${randomUUID()}${draftEnding}`);
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(draft, result);
        await rename(draft, path.join(directory, name));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
        return;
      }
      sizes.set(name, result.byteLength);
      // One that is larger than all there is room for is not kept.
      if (!sizes.has(name)) await rm(path.join(directory, name), { force: true }).catch(() => undefined);
    },
  };
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);

/** Finished files, the least recently used first; unfinished drafts are swept. */
async function filesIn(directory: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      if (name.endsWith(draftEnding)) await rm(file, { force: true });
      const found = await stat(file).catch(() => null);
      return found?.isFile() && found.size > 0 ? [{ name, size: found.size, time: found.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((a, b) => a.time - b.time);
}
