/** Finished pictures on disk: written whole or not at all, the oldest removed when there is no more room. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface ImageCache {
  read(key: string): Promise<Buffer | null>;
  /** Never throws: a full disk costs a conversion the next time, not a picture now. */
  write(key: string, bytes: Buffer): Promise<void>;
}

/** How often the folder is measured: once in so many writes. */
const sweepEvery = 50;
/** Share of the limit that is left after a sweep. */
const sweepTo = 0.8;

/** @param maxBytes of all files together, roughly */
export function createImageCache(directory: string, maxBytes: number): ImageCache {
  let writes = 0;
  const fileOf = (key: string) => {
    const digest = createHash('sha256').update(key).digest('hex');
    return path.join(directory, digest.slice(0, 2), digest);
  };

  return {
    async read(key) {
      const file = fileOf(key);
      try {
        const bytes = await readFile(file);
        // The time of last use decides what goes first.
        const now = new Date();
        utimes(file, now, now).catch(() => undefined);
        return bytes;
      } catch {
        return null;
      }
    },
    async write(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, file);
        writes += 1;
        if (writes % sweepEvery === 0) await sweep(directory, maxBytes);
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function sweep(directory: string, maxBytes: number): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? { file, bytes: found.size, usedAt: found.mtimeMs } : null;
    }),
  );
  const kept = files.filter((entry) => entry !== null).sort((a, b) => a.usedAt - b.usedAt);
  let total = kept.reduce((sum, entry) => sum + entry.bytes, 0);
  if (total <= maxBytes) return;
  for (const entry of kept) {
    if (total <= maxBytes * sweepTo) return;
    await rm(entry.file, { force: true });
    total -= entry.bytes;
  }
}
