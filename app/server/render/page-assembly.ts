/**
 * Half of a page's text is there before the page is rendered: its chrome, the data it is hydrated with.
 * React writes a mark where each belongs, and the page is put together from bytes: what is the same on
 * many pages is neither joined to a text of 200 kB again nor encoded again.
 */
import { createHash, randomUUID } from 'node:crypto';

/** Nobody can guess it, so nobody can write a mark into content. */
const secret = randomUUID();
const marks = new RegExp(`${secret}:(\\w+);`, 'g');

/** What React writes in place of a piece. */
export const markOf = (name: string): string => `${secret}:${name};`;

/**
 * @param texts of the page, one after the other: joining them would copy them once more
 * @param pieces what stands at each mark of a text; a mark without a piece disappears
 */
export function putTogether(texts: readonly string[], pieces: Pieces): Buffer {
  return Buffer.concat(texts.flatMap((text) => [...bytesOf(text, pieces)]));
}

/**
 * The hash of a script as the page has it once it is put together (`sha256-…`, CSP 3 §2.3.1), without
 * joining its text.
 */
export function scriptHash(script: string, pieces: Pieces): string {
  const hash = createHash('sha256');
  for (const bytes of bytesOf(script, pieces)) hash.update(bytes);
  return `sha256-${hash.digest('base64')}`;
}

type Pieces = Readonly<Record<string, string | Buffer>>;

function* bytesOf(text: string, pieces: Pieces): Generator<Buffer> {
  let from = 0;
  for (const match of text.matchAll(marks)) {
    yield Buffer.from(text.slice(from, match.index));
    yield toBytes(pieces[match[1] ?? ''] ?? '');
    from = match.index + match[0].length;
  }
  yield Buffer.from(text.slice(from));
}

const toBytes = (piece: string | Buffer): Buffer => (typeof piece === 'string' ? Buffer.from(piece) : piece);
