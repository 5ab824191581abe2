/** Writes the documents that a school's entries link to. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MediaOptions, serveMedia } from '../embedded/media/serve';

/** @param entries as JSON: every link below `/uploads/` that ends in `.pdf` is one */
export async function writeDocuments(entries: string, folder: string, options: MediaOptions): Promise<void> {
  for (const url of new Set(entries.match(/\/uploads\/[\w/.-]+\.pdf/g) ?? [])) {
    const response = await serveMedia(url, options);
    if (!response.ok) throw new Error(`${url}: no such document`);
    const file = path.join(folder, url);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
  }
}
