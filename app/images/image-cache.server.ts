/** Results on disk: written whole or not at all, the least recently used removed when room is short. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '~/content/clock';

export interface ImageCache {
  read(key: string): Promise<Buffer | null>;
  /** Keeps a result; where the disk does not take it, nothing is kept. */
  write(key: string, result: Buffer): Promise<void>;
}

const draftEnding = '.part';

export function createImageCache(directory: string, maxBytes: number, clock: Clock): ImageCache {
  /** Bytes of each file, the least recently used first. */
  let sizes: Promise<Map<string, number>> | undefined;
  let total = 0;

  function index(): Promise<Map<string, number>> {
    sizes ??= readIndex(directory).then((found) => {
      total = [...found.values()].reduce((sum, size) => sum + size, 0);
      return found;
    });
    return sizes;
  }

  async function makeRoom(known: Map<string, number>): Promise<void> {
    for (const [name, size] of known) {
      if (total <= maxBytes) return;
      known.delete(name);
      total -= size;
      await rm(path.join(directory, name), { force: true });
    }
  }

  return {
    async read(key) {
      const known = await index();
      const name = nameOf(key);
      const size = known.get(name);
      if (size === undefined) return null;
      const file = path.join(directory, name);
      const result = await readFile(file).catch(() => null);
      if (known.delete(name)) total -= size;
      if (result?.byteLength !== size) return null;
      known.set(name, size);
      total += size;
      // The order of use outlives this process in the times of the files.
      const now = clock() / 1000;
      utimes(file, now, now).catch(() => undefined);
      return result;
    },
    async write(key, result) {
      const known = await index();
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
      total += result.byteLength - (known.get(name) ?? 0);
      known.delete(name);
      known.set(name, result.byteLength);
      await makeRoom(known);
    },
  };
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);

/** What an earlier process left, oldest first; unfinished drafts are swept. */
async function readIndex(directory: string): Promise<Map<string, number>> {
  const names = await readdir(directory).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      if (name.endsWith(draftEnding)) await rm(file, { force: true });
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? [{ name, size: found.size, time: found.mtimeMs }] : [];
    }),
  );
  const sorted = entries.flat().sort((a, b) => a.time - b.time);
  return new Map(sorted.map(({ name, size }) => [name, size]));
}
