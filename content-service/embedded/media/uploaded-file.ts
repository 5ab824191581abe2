/** Reads a file below the folder of uploads, and no other. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** A name in each writing of its accents: macOS has them behind their letter (NFD), links in one with it (NFC). */
export function writingsOf(name: string): string[] {
  return [...new Set([name, name.normalize('NFD'), name.normalize('NFC')])];
}

/** @returns null if there is no such file, or if a link leads out of the folder */
export async function readUploadedFile(folder: string, relative: string): Promise<Buffer | null> {
  for (const name of writingsOf(relative)) {
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
