/**
 * Half of a page's text is there before the page is rendered: its chrome, the data it is hydrated with.
 * React writes a mark where each belongs, and the page is put together from bytes: what is the same on
 * many pages is neither joined to a text of 200 kB again nor encoded again.
 */
import { randomUUID } from 'node:crypto';

/** Nobody can guess it, so nobody can write a mark into content. */
const secret = randomUUID();
const marks = new RegExp(`${secret}:(\\w+);`, 'g');

/** What React writes in place of a piece. */
export const markOf = (name: string): string => `${secret}:${name};`;

/**
 * @param texts of the page, one after the other: joining them would copy them once more
 * @param pieces what stands at each mark of a text; a mark without a piece disappears
 */
export function putTogether(
  texts: readonly string[],
  pieces: Readonly<Record<string, string | Buffer>>,
): Buffer {
  const bytes: Buffer[] = [];
  for (const text of texts) {
    let from = 0;
    for (const match of text.matchAll(marks)) {
      bytes.push(Buffer.from(text.slice(from, match.index)), toBytes(pieces[match[1] ?? ''] ?? ''));
      from = match.index + match[0].length;
    }
    bytes.push(Buffer.from(text.slice(from)));
  }
  return Buffer.concat(bytes);
}

const toBytes = (piece: string | Buffer): Buffer => (typeof piece === 'string' ? Buffer.from(piece) : piece);
