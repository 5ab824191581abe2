/** Long work in slices: after each slice other work runs. */
import { createHash } from 'node:crypto';
import type { CuratedAnswer } from './curated';
import { createPacker, isDocument, type SearchDocument } from './document';
import { createIndexBuilder, type PackedEntry, type SearchIndex } from './index-builder';
import type { SynonymLines } from './synonym-table';

/** What a part of the site gives to the search. */
export type SearchEntry = SearchDocument | CuratedAnswer | SynonymLines;

export interface ReadDocuments {
  documents: PackedEntry[];
  /** Changes only with the documents. */
  digest: string;
}

/** @param slice milliseconds */
export async function readInSlices(
  documents: AsyncIterable<SearchEntry>,
  slice: number,
): Promise<ReadDocuments> {
  const pack = createPacker();
  const read: ReadDocuments['documents'] = [];
  const hash = createHash('sha1');
  await inSlices(documents, slice, (document) => {
    read.push(isDocument(document) ? pack(document) : document);
    hash.update(JSON.stringify(document));
  });
  return { documents: read, digest: hash.digest('base64') };
}

/** @param slice milliseconds */
export async function indexInSlices(
  documents: Iterable<PackedEntry>,
  slice: number,
  schoolName: string,
): Promise<SearchIndex> {
  const builder = createIndexBuilder(schoolName);
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
