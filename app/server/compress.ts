/** Compresses what is rendered per request. Pages kept in the page cache are compressed once. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Bytes below which compression costs more than it saves. */
const smallest = 860;
const compressible =
  /^(?:text\/|application\/(?:json|javascript|(?:atom\+|rss\+)?xml|ld\+json|schema\+json|manifest\+json)|image\/svg)/;

/** The best encoding a browser accepts; null: none of ours. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => quality?.trim() !== 'q=0')
    .map(([name]) => name?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

export function isCompressible(contentType: string | null, length: number): boolean {
  return length >= smallest && compressible.test(contentType ?? '');
}

/** Brotli's window as a power of two: 256 kB, more than a page has; its own 4 MB would be cleared each time. */
const window = 18;

/** @param quality brotli 0–11 */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 6 });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
