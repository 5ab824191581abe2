/** Converted pictures on disk: written atomically, the least recently used evicted above the limit. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { resultName, resultPrefix } from './picture/key';

export interface ImageCache {
  /** The same bytes for all who read them meanwhile. */
  read(key: string): Promise<Buffer | null>;
  /** Stores a result; a failed write is ignored. */
  write(key: string, result: Buffer): Promise<void>;
  /** Deletes the results of a file. @param path without its version */
  forget(path: string): Promise<void>;
  /** Bytes on disk, and the number of reads with and without a result. */
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

const draftEnding = '.part';
/** Results whose bytes in memory are known at most. */
const maxBuffers = 2000;

export function createImageCache(directory: string, maxBytes: number, clock: Clock): ImageCache {
  /** Bytes of each file. */
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void remove(path.join(directory, name));
    },
  });
  let indexing: Promise<void> | undefined;
  let hits = 0;
  let misses = 0;
  /** Bytes that an answer still holds in memory: further answers share them. */
  const buffers = new LRUCache<string, WeakRef<Buffer>>({ max: maxBuffers });
  /** Reads in progress, which later readers share. */
  const pendingReads = new Map<string, Promise<Buffer | null>>();

  /** Finds the files of earlier processes, once. */
  function index(): Promise<void> {
    indexing ??= filesIn(directory).then((files) => {
      for (const { name, size } of files) sizes.set(name, size);
    });
    return indexing;
  }

  async function readStored(key: string): Promise<Buffer | null> {
    await index();
    const name = resultName(key);
    const size = sizes.get(name);
    if (size === undefined) return null;
    const file = path.join(directory, name);
    const result = buffers.get(name)?.deref() ?? (await readFile(file).catch(() => null));
    if (result?.byteLength !== size) {
      sizes.delete(name);
      return null;
    }
    // The files' times keep the order of use for the next process.
    const now = clock() / 1000;
    utimes(file, now, now).catch(() => undefined);
    buffers.set(name, new WeakRef(result));
    return result;
  }

  function readShared(key: string): Promise<Buffer | null> {
    const pendingRead = pendingReads.get(key) ?? readStored(key).finally(() => pendingReads.delete(key));
    pendingReads.set(key, pendingRead);
    return pendingRead;
  }

  return {
    async read(key) {
      const result = await readShared(key);
      if (result) hits += 1;
      else misses += 1;
      return result;
    },
    async write(key, result) {
      await index();
      const name = resultName(key);
      const draft = path.join(directory, `${name}.${randomUUID()}${draftEnding}`);
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(draft, result);
        await rename(draft, path.join(directory, name));
      } catch {
        await remove(draft);
        return;
      }
      sizes.set(name, result.byteLength);
      buffers.set(name, new WeakRef(result));
      // A result larger than the limit is not kept.
      if (!sizes.has(name)) await remove(path.join(directory, name));
    },
    async forget(file) {
      await index();
      const prefix = resultPrefix(file);
      const names = [...sizes.keys()].filter((name) => name.startsWith(prefix));
      for (const name of names) sizes.delete(name);
      await Promise.all(names.map((name) => remove(path.join(directory, name))));
    },
    get bytes() {
      return sizes.calculatedSize;
    },
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
  };
}

/** Deletes a file; a failure is ignored. */
async function remove(file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => undefined);
}

/** Finished files, the least recently used first; unfinished drafts are swept. */
async function filesIn(directory: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      if (name.endsWith(draftEnding)) {
        await remove(file);
        return [];
      }
      const stats = await stat(file).catch(() => null);
      return stats?.isFile() && stats.size > 0 ? [{ name, size: stats.size, time: stats.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((a, b) => a.time - b.time);
}
