/** Reads and indexes in slices: after each slice other work runs. */
import { createHash } from 'node:crypto';
import type { CuratedAnswer } from './curated-answers';
import { isDocument, type SearchDocument } from './document';
import { createIndexBuilder, type PackedEntry, type SearchIndex } from './index-builder';
import { createPacker } from './packed-document';
import type { SynonymLines } from './synonym-table';

/** What a part of the site gives to the search. */
export type SearchEntry = SearchDocument | CuratedAnswer | SynonymLines;

/** A part of the site as it was read. */
export interface PackedPart {
  entries: PackedEntry[];
  /** Changes only with the entries. */
  digest: string;
}

/** @param slice milliseconds */
export async function readInSlices(entries: AsyncIterable<SearchEntry>, slice: number): Promise<PackedPart> {
  const pack = createPacker();
  const packedEntries: PackedEntry[] = [];
  const hash = createHash('sha1');
  await inSlices(entries, slice, (entry) => {
    packedEntries.push(isDocument(entry) ? pack(entry) : entry);
    hash.update(JSON.stringify(entry));
  });
  return { entries: packedEntries, digest: hash.digest('base64') };
}

/** @param slice milliseconds */
export async function indexInSlices(
  entries: Iterable<PackedEntry>,
  slice: number,
  schoolName: string,
): Promise<SearchIndex> {
  const builder = createIndexBuilder(schoolName);
  await inSlices(entries, slice, builder.add);
  return builder.finish();
}

async function inSlices<T>(
  items: Iterable<T> | AsyncIterable<T>,
  slice: number,
  work: (item: T) => void,
): Promise<void> {
  let startedAt = performance.now();
  for await (const item of items) {
    work(item);
    if (performance.now() - startedAt < slice) continue;
    await new Promise(setImmediate);
    startedAt = performance.now();
  }
}
