/** Answers `/uploads/…`: the files below `data/uploads`, and documents that the demonstration makes up. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { documentSlug, readMediaAddress } from './address';
import { demoDocument } from './demo-document';
import { readUploadedFile } from './uploaded-file';

export interface MediaOptions {
  /** Folder of the data files. */
  directory: string;
  /** False for a school's own files: documents that are not there are not made up. */
  demonstration?: boolean;
}

/** @param held what the caller has already, `If-None-Match` */
export async function serveMedia(
  pathname: string,
  options: MediaOptions,
  held: string | null = null,
): Promise<Response> {
  const address = readMediaAddress(pathname);
  if (address === null) return notFound();
  const file = await readUploadedFile(path.join(options.directory, 'uploads'), address.path);
  // A file may be replaced under its name.
  if (file) return answer(file, { type: address.type, cacheControl: 'public, max-age=60', held });
  const slug = options.demonstration === false ? null : documentSlug(address.path);
  if (!slug) return notFound();
  return answer(demoDocument(slug), { type: address.type, cacheControl: 'public, max-age=86400', held });
}

interface Answer {
  type: string;
  cacheControl: string;
  held: string | null;
}

function answer(body: Buffer, { type, cacheControl, held }: Answer): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' };
  if (held?.split(',').some((tag) => tag.trim() === etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-type': type, 'content-length': String(body.byteLength) },
  });
}

function notFound(): Response {
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
