/** Writes the documents that a school's entries link to. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MediaOptions, serveMedia } from '../embedded/media/serve';

const documentLinks =
  /\/uploads\/(?:(?!\/uploads\/)[^"\\?#<>()\n])+?\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|ics|zip)\b/gi;

/** @param entries as JSON: every link below `/uploads/` that ends as a document's name is one */
export async function writeDocuments(entries: string, folder: string, options: MediaOptions): Promise<void> {
  for (const url of new Set(entries.match(documentLinks) ?? [])) {
    const { pathname } = new URL(url, 'http://content.example');
    const response = await serveMedia(pathname, options);
    if (!response.ok) throw new Error(`${url}: no such document`);
    const file = path.join(folder, decodeURIComponent(pathname));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
  }
}
