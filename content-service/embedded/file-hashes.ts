/** Gives media objects the digest of the current file, which may be replaced without a restart. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readMediaAddress } from './media/address';
import { writingsOf } from './media/uploaded-file';

/** @param content entries and settings, which are changed @param directory folder of the data files */
export function hashUploadedFiles(content: unknown, directory: string): void {
  const hashes = new Map<string, { stamp: string; hash: string }>();

  function hashOfFirst(files: readonly string[]): string | undefined {
    for (const file of files) {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isFile()) return hashOf(file, `${stats.mtimeMs} ${stats.size}`);
    }
    return undefined;
  }

  function hashOf(file: string, stamp: string): string {
    const hashed = hashes.get(file);
    if (hashed?.stamp === stamp) return hashed.hash;
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
    hashes.set(file, { stamp, hash });
    return hash;
  }

  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { url, mime } = value as { url?: unknown; mime?: unknown };
    const address = typeof url === 'string' && typeof mime === 'string' ? readMediaAddress(url) : null;
    if (address) {
      const files = writingsOf(address.path).map((name) => path.join(directory, 'uploads', name));
      Object.defineProperty(value, 'hash', { enumerable: true, get: () => hashOfFirst(files) });
    } else for (const inner of Object.values(value)) visit(inner);
  };
  visit(content);
}
