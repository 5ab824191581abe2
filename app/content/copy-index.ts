/** The copies of answers on disk, by their age and their collection. Pure. */
import { collectionOfCopy } from './copy-name';

export interface CopyIndex {
  /** Adds a file that has just been written, or replaces it. @param bytes of its text */
  add(name: string, bytes: number): void;
  has(name: string): boolean;
  /** Makes a file the newest. */
  touch(name: string): void;
  remove(name: string): void;
  /** Bytes of all files on disk. */
  readonly bytes: number;
  /** The file of the largest collection that was written longest ago. */
  oldestOfLargestCollection(): string | undefined;
}

interface CopyFile {
  /** Bytes on disk. */
  bytes: number;
  collection: string;
}

/** Bytes of a block on disk: what the smallest file takes. */
const blockBytes = 4096;

export function createCopyIndex(): CopyIndex {
  /** The file that was written longest ago comes first. */
  const files = new Map<string, CopyFile>();
  const bytesByCollection = new Map<string, number>();
  let totalBytes = 0;

  function addBytes(collection: string, bytes: number): void {
    totalBytes += bytes;
    bytesByCollection.set(collection, (bytesByCollection.get(collection) ?? 0) + bytes);
  }

  function remove(name: string): void {
    const file = files.get(name);
    if (!file) return;
    addBytes(file.collection, -file.bytes);
    files.delete(name);
  }

  return {
    add(name, bytes) {
      remove(name);
      const file = {
        bytes: Math.ceil(bytes / blockBytes) * blockBytes,
        collection: collectionOfCopy(name) ?? '',
      };
      addBytes(file.collection, file.bytes);
      files.set(name, file);
    },
    has: (name) => files.has(name),
    touch(name) {
      const file = files.get(name);
      if (!file) return;
      files.delete(name);
      files.set(name, file);
    },
    remove,
    get bytes() {
      return totalBytes;
    },
    oldestOfLargestCollection() {
      const [largest] = [...bytesByCollection].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
      for (const [name, { collection }] of files) if (collection === largest) return name;
      return undefined;
    },
  };
}
