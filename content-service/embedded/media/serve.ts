/** Answers `/uploads/…`: the files below `data/uploads`. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { readMediaAddress } from './address';
import { readUploadedFile } from './uploaded-file';

export interface MediaOptions {
  /** Folder of the data files. */
  directory: string;
}

/** @param ifNoneMatch the header */
export async function serveMedia(
  pathname: string,
  options: MediaOptions,
  ifNoneMatch: string | null = null,
): Promise<Response> {
  const address = readMediaAddress(pathname);
  if (address === null) return notFound();
  const file = await readUploadedFile(path.join(options.directory, 'uploads'), address.path);
  return file ? answer(file, address.type, ifNoneMatch) : notFound();
}

function answer(body: Buffer, type: string, ifNoneMatch: string | null): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // A file may be replaced under its name.
  const headers = { etag, 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' };
  if (ifNoneMatch?.split(',').some((tag) => tag.trim() === etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-type': type, 'content-length': String(body.byteLength) },
  });
}

function notFound(): Response {
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
