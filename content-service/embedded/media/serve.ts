/** Answers `/uploads/…`: pictures drawn from theme and seed, and files below `data/uploads`. */
import path from 'node:path';
import { documentSlug, readMediaAddress } from './address';
import { demoDocument } from './demo-document';
import { drawLandscape } from './landscape';
import { createPictureStore, type PictureStore } from './picture-store';
import { drawPortrait } from './portrait';
import { readUploadedFile } from './uploaded-file';

/** Part of the name of every kept picture: raise it when the drawing changes. */
const edition = 2;

export interface MediaOptions {
  /** Folder of the data files. */
  directory: string;
  /** False for a school's own files: documents that are not there are not made up. */
  demonstration?: boolean;
  /** Where drawn pictures are kept between starts; none when unset. */
  mediaCache?: string;
}

/** One store a folder, so that two handlers of one process never draw the same picture at once. */
const stores = new Map<string | null, PictureStore>();

function storeOf({ mediaCache = null }: { mediaCache?: string | null }): PictureStore {
  const store = stores.get(mediaCache) ?? createPictureStore(mediaCache);
  stores.set(mediaCache, store);
  return store;
}

export async function serveMedia(pathname: string, options: MediaOptions): Promise<Response> {
  const address = readMediaAddress(pathname);
  if (address === null) return notFound();
  if (address.kind === 'landscape') {
    const { theme, seed } = address;
    return answer(
      await storeOf(options).get(`${theme}-${seed}.${edition}.jpg`, () => drawLandscape(theme, seed)),
      'image/jpeg',
    );
  }
  if (address.kind === 'portrait') {
    const { number } = address;
    return answer(
      await storeOf(options).get(`portrait-${number}.${edition}.jpg`, () => drawPortrait(number)),
      'image/jpeg',
    );
  }
  const file = await readUploadedFile(path.join(options.directory, 'uploads'), address.path);
  // A file may be replaced under its name.
  if (file) return answer(file, address.type, 'public, max-age=60');
  const slug = options.demonstration === false ? null : documentSlug(address.path);
  return slug ? answer(demoDocument(slug), address.type) : notFound();
}

function answer(body: Buffer, type: string, cacheControl = 'public, max-age=86400'): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': type,
      'content-length': String(body.byteLength),
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });
}

function notFound(): Response {
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
