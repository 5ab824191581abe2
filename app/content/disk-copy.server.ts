/**
 * The last good content on disk: one file an address, so that the site restarts with the content
 * service down and still answers. The oldest files go when there are too many bytes of them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/v4';
import type { Clock } from './clock';

export interface DiskCopyOptions {
  directory: string;
  /** Bytes of all files together. */
  maxBytes?: number;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Milliseconds between an answer and its file: what comes in between is written once. */
  delay?: number;
}

export interface DiskCopy {
  /** What was last written for the address, or for the same address on another day. */
  read(address: string): Promise<{ body: CopiedBody; age: number; exact: boolean } | null>;
  write(address: string, body: CopiedBody): void;
  remove(address: string): void;
  /** Whether there is anything to restart with. */
  hasCopies(): Promise<boolean>;
  /** Writes what is waiting to be written. */
  flush(): Promise<void>;
}

const copied = z.object({
  address: z.string(),
  /** Path of the call. */
  path: z.string(),
  value: z.unknown(),
  total: z.number().nullable(),
});
export type CopiedBody = Omit<z.output<typeof copied>, 'address'>;

const defaultBytes = 200 * 1024 * 1024;
/** Milliseconds after which a copy is too old for anybody. */
const oldest = 7 * 86_400_000;

/** Bytes of a block on disk: what the smallest file takes. */
const block = 4096;
/** Copies that wait for a disk that does not answer. */
const mostWaiting = 5000;

/** Every failure of the disk is logged once and changes nothing else. */
export function createDiskCopy(options: DiskCopyOptions): DiskCopy {
  const { directory, clock, log, maxBytes = defaultBytes, delay = 2000 } = options;
  /** Bytes on disk and digest of every file, the one written longest ago first. */
  const files = new Map<string, { bytes: number; digest: string }>();
  const waiting = new Map<string, { address: string; body: CopiedBody | null }>();
  let total = 0;
  let troubled = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const indexed = readIndex();

  async function readIndex(): Promise<void> {
    await quietly(async () => {
      await mkdir(directory, { recursive: true });
      const found = await Promise.all((await readdir(directory)).map(inspect));
      for (const { name, bytes } of found.filter((file) => file !== null).sort((a, b) => a.time - b.time)) {
        note(name, bytes, '');
      }
    });
  }

  /** A file that was being written when the process ended is no copy. */
  async function inspect(name: string): Promise<{ name: string; bytes: number; time: number } | null> {
    const file = path.join(directory, name);
    if (!name.endsWith('.json')) {
      if (name.endsWith('.tmp')) await rm(file, { force: true });
      return null;
    }
    const { size, mtimeMs } = await stat(file);
    return { name, bytes: size, time: mtimeMs };
  }

  function note(name: string, bytes: number, digest: string): void {
    const taken = Math.ceil(bytes / block) * block;
    total += taken - (files.get(name)?.bytes ?? 0);
    files.delete(name);
    files.set(name, { bytes: taken, digest });
  }

  async function forget(name: string): Promise<void> {
    total -= files.get(name)?.bytes ?? 0;
    files.delete(name);
    await rm(path.join(directory, name), { force: true });
  }

  async function store(name: string, address: string, body: CopiedBody): Promise<void> {
    const text = JSON.stringify({ address, ...body });
    const digest = createHash('sha256').update(text).digest('base64');
    const file = path.join(directory, name);
    const now = new Date(clock());
    if (files.get(name)?.digest === digest) {
      await utimes(file, now, now);
    } else {
      const unfinished = `${file}.${process.pid}.tmp`;
      try {
        await writeFile(unfinished, text);
        await utimes(unfinished, now, now);
        await rename(unfinished, file);
        troubled = false;
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    }
    note(name, Buffer.byteLength(text), digest);
    for (const [first] of files) {
      if (total <= maxBytes) break;
      await forget(first);
    }
  }

  async function writeWaiting(): Promise<void> {
    await indexed;
    for (const [name, { address, body }] of waiting) {
      waiting.delete(name);
      await quietly(() => (body ? store(name, address, body) : forget(name)));
    }
  }

  /** A disk that is full or read-only takes nothing from the visitors. */
  async function quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!troubled) log.warn({ err: error }, 'copies of the content cannot be kept on disk');
      troubled = true;
    }
  }

  function later(name: string, address: string, body: CopiedBody | null): void {
    if (waiting.size < mostWaiting) waiting.set(name, { address, body });
    timer ??= setTimeout(() => void flush(), delay).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    async read(address) {
      const name = nameOf(address, clock());
      const file = path.join(directory, name);
      try {
        const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
        const age = Math.max(0, clock() - mtimeMs);
        if (age > oldest) return null;
        const { address: written, ...body } = copied.parse(JSON.parse(text));
        return { body, age, exact: written === address };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          log.warn({ err: error, file: name }, 'a copy of the content cannot be read');
        }
        return null;
      }
    },
    write: (address, body) => later(nameOf(address, clock()), address, body),
    remove(address) {
      const name = nameOf(address, clock());
      if (files.has(name) || waiting.has(name)) later(name, address, null);
    },
    async hasCopies() {
      await indexed;
      return files.size > 0;
    },
    flush,
  };
}

/** A question about 'today' has the same file every day: yesterday's answer is better than none. */
function nameOf(address: string, now: number): string {
  const general = address.replaceAll(dayInParis.format(now), '{today}');
  return `${createHash('sha256').update(general).digest('hex')}.json`;
}

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
