/** Reads a file below the folder of uploads, and nothing outside it. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param relative name of a file; macOS writes an accent behind its letter (NFD), and links have it in one (NFC)
 * @returns null when there is no such file, or when a link leads out of the folder
 */
export async function readUploadedFile(folder: string, relative: string): Promise<Buffer | null> {
  for (const name of new Set([relative, relative.normalize('NFD'), relative.normalize('NFC')])) {
    const file = await readInside(folder, name);
    if (file) return file;
  }
  return null;
}

async function readInside(folder: string, relative: string): Promise<Buffer | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, relative));
    return file.startsWith(root + path.sep) ? await readFile(file) : null;
  } catch {
    return null;
  }
}
