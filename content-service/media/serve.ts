/** Answers `/uploads/…`: pictures drawn from theme and seed, demo documents, and files below `data/uploads`. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { drawnPicture } from './drawn-picture';
import { demoDocument } from './pdf';

export interface MediaOptions {
  /** Folder of the data files; uploads stand in its `uploads`. */
  directory: string;
  /** Where drawn pictures are kept between starts; none when unset. */
  mediaCache?: string;
}

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

export async function serveMedia(pathname: string, options: MediaOptions): Promise<Response> {
  const file = await uploadedFile(pathname, options.directory);
  if (file) return answer(file, types[path.extname(pathname)] ?? 'application/octet-stream');
  const document = /^\/uploads\/documents\/([a-z0-9-]{1,80})\.pdf$/.exec(pathname);
  if (document) return answer(demoDocument(document[1] ?? ''), 'application/pdf');
  const picture = await drawnPicture(pathname, options.mediaCache);
  return picture ? answer(picture, 'image/jpeg') : new Response('Not Found', { status: 404 });
}

/** A file below `data/uploads` and nowhere else, links followed; null when there is none. */
async function uploadedFile(pathname: string, directory: string): Promise<Buffer | null> {
  if (!/^\/uploads\/[\w/-]+\.(?:jpg|png|pdf)$/.test(pathname)) return null;
  try {
    const root = await realpath(path.join(directory, 'uploads'));
    const file = await realpath(path.join(root, pathname.slice('/uploads/'.length)));
    return file.startsWith(root + path.sep) ? await readFile(file) : null;
  } catch {
    return null;
  }
}

function answer(bytes: Buffer, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
  });
}
