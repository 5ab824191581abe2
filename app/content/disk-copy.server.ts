/**
 * The last good content on disk, one file per address, so that the site can start while the content service
 * is down. Beyond the limit, the oldest file of the largest collection is deleted: queries of one collection,
 * however many, evict nothing of the others.
 */

import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '~/base/clock';
import { type Answer, toAnswer } from './answer.server';
import type { Copies } from './cache.server';
import { createCopyIndex } from './copy-index';
import { collectionOfCopy, copyName } from './copy-name';

/** What a file contains. */
const copySchema = z.object({
  /** Of the question. */
  address: z.string(),
  /** Path of the call. */
  path: z.string(),
  value: z.unknown(),
  total: z.number().nullable(),
  pageSize: z.number().optional(),
});

/** Milliseconds after which a last good answer is no longer used. */
const maxAge = 7 * 86_400_000;

export interface DiskCopyOptions {
  directory: string;
  /** Bytes of all files together. */
  maxBytes?: number;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Milliseconds between an answer and its file: what comes in between is written once. */
  delay?: number;
  /** Copies that wait to be written at most, for a disk that does not answer. */
  maxPending?: number;
}

export interface DiskCopy extends Copies {
  /** Writes all pending copies. */
  flush(): Promise<void>;
}

const defaultMaxBytes = 200 * 1024 * 1024;
/** An answer that this process has written to a file: while it stays the same object, it is not written again. */
interface WrittenAnswer {
  address: string;
  value: WeakRef<object>;
}

/** Every failure of the disk is logged once and changes nothing else. */
export function createDiskCopy(options: DiskCopyOptions): DiskCopy {
  const { directory, clock, log, maxBytes = defaultMaxBytes, delay = 2000, maxPending = 5000 } = options;
  const index = createCopyIndex();
  const writtenAnswers = new Map<string, WrittenAnswer>();
  /** By file name; without an answer, the file is to be deleted. */
  const pending = new Map<string, { address: string; answer: Answer | null }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isFailing = false;
  const indexed = readDirectory();

  async function readDirectory(): Promise<void> {
    await quietly(async () => {
      await mkdir(directory, { recursive: true });
      const inspected = await Promise.all((await readdir(directory)).map(inspect));
      const copies = inspected.filter((file) => file !== null).sort((a, b) => a.time - b.time);
      for (const { name, bytes } of copies) index.add(name, bytes);
    });
  }

  /** Deletes a file whose write was interrupted; returns null when it is not a copy. */
  async function inspect(name: string): Promise<{ name: string; bytes: number; time: number } | null> {
    const file = path.join(directory, name);
    try {
      if (name.endsWith('.tmp')) await rm(file);
      if (collectionOfCopy(name) === null) return null;
      const { size, mtimeMs } = await stat(file);
      return { name, bytes: size, time: mtimeMs };
    } catch {
      // A broken link, or a file without read permission, is not a copy; the others are still indexed.
      return null;
    }
  }

  async function store(name: string, address: string, answer: Answer): Promise<void> {
    const file = path.join(directory, name);
    const now = new Date(clock());
    const { used, value, total, pageSize } = answer;
    const written = writtenAnswers.get(name);
    const isSame = written?.address === address && written.value.deref() === value;
    if (isSame && (await dateFile(file, now))) {
      index.touch(name);
      return;
    }
    const text = JSON.stringify({ address, path: used.path, value, total, pageSize });
    await replaceFile(file, text, now);
    isFailing = false;
    index.add(name, Buffer.byteLength(text));
    if (isObject(value)) writtenAnswers.set(name, { address, value: new WeakRef(value) });
    else writtenAnswers.delete(name);
    await evictOverLimit();
  }

  async function evictOverLimit(): Promise<void> {
    while (index.bytes > maxBytes) {
      const name = index.oldestOfLargestCollection();
      if (name === undefined) return;
      await remove(name);
    }
  }

  async function remove(name: string): Promise<void> {
    index.remove(name);
    writtenAnswers.delete(name);
    await rm(path.join(directory, name), { force: true });
  }

  /** Logs a failure of the disk once; a full or read-only disk must not fail requests. */
  async function quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'copies of the content cannot be kept on disk');
      isFailing = true;
    }
  }

  function schedule(name: string, address: string, answer: Answer | null): void {
    // A pending copy takes no more room, and its older text must not be written.
    if (pending.has(name) || pending.size < maxPending) pending.set(name, { address, answer });
    timer ??= setTimeout(() => void flush(), delay).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writePending);
    return writing;
  }

  async function writePending(): Promise<void> {
    await indexed;
    for (const [name, { address, answer }] of pending) {
      pending.delete(name);
      await quietly(() => (answer ? store(name, address, answer) : remove(name)));
    }
  }

  return {
    async read(address) {
      const name = copyName(address, clock());
      // The content is gone, and its file not yet.
      if (pending.get(name)?.answer === null) return null;
      try {
        const copy = await readCopy(path.join(directory, name), clock());
        return copy && { value: copy.answer, age: copy.age, exact: copy.address === address };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          log.warn({ err: error, file: name }, 'a copy of the content cannot be read');
        }
        return null;
      }
    },
    write: (address, answer) => schedule(copyName(address, clock()), address, answer),
    remove(address) {
      const name = copyName(address, clock());
      if (index.has(name) || pending.has(name)) schedule(name, address, null);
    },
    flush,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @returns false if the file is gone: somebody may have emptied the folder */
const dateFile = (file: string, time: Date): Promise<boolean> =>
  utimes(file, time, time).then(
    () => true,
    () => false,
  );

/** A file is replaced at once: an interrupted write leaves the earlier one. @param time its time of modification */
async function replaceFile(file: string, text: string, time: Date): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(unfinished, text);
    await utimes(unfinished, time, time);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished).catch(() => undefined);
    throw error;
  }
}

/**
 * The answer and its age in milliseconds; null when the copy is too old to be used.
 *
 * @throws when there is no such file, or none that can be read
 */
async function readCopy(
  file: string,
  now: number,
): Promise<{ address: string; answer: Answer; age: number } | null> {
  const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  const age = Math.max(0, now - mtimeMs);
  if (age > maxAge) return null;
  const { address, path, ...body } = copySchema.parse(JSON.parse(text));
  return { address, answer: toAnswer(path, body), age };
}
