/** Long work in slices: after each slice other work runs. */
import { createHash } from 'node:crypto';
import type { CuratedAnswer } from './curated';
import { createPacker, type PackedDocument, type SearchDocument } from './document';
import { createIndexBuilder, type SearchIndex } from './index-builder';

export interface ReadDocuments {
  documents: (PackedDocument | CuratedAnswer)[];
  /** The same for the same documents. */
  digest: string;
}

/** @param slice milliseconds */
export async function readInSlices(
  documents: AsyncIterable<SearchDocument | CuratedAnswer>,
  slice: number,
): Promise<ReadDocuments> {
  const pack = createPacker();
  const read: ReadDocuments['documents'] = [];
  const hash = createHash('sha1');
  await inSlices(documents, slice, (document) => {
    read.push(document.kind === 'answer' ? document : pack(document));
    hash.update(JSON.stringify(document));
  });
  return { documents: read, digest: hash.digest('base64') };
}

/** @param slice milliseconds @param school its name */
export async function indexInSlices(
  documents: Iterable<PackedDocument | CuratedAnswer>,
  slice: number,
  school: string,
): Promise<SearchIndex> {
  const builder = createIndexBuilder(school);
  await inSlices(documents, slice, builder.add);
  return builder.finish();
}

async function inSlices<T>(
  items: Iterable<T> | AsyncIterable<T>,
  slice: number,
  work: (item: T) => void,
): Promise<void> {
  let began = performance.now();
  for await (const item of items) {
    work(item);
    if (performance.now() - began < slice) continue;
    await new Promise(setImmediate);
    began = performance.now();
  }
}
