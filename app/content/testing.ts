/** Copies of content in a directory of each test's own, with a clock and a log that the test reads; turns of a reading. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { toAnswer } from './answer.server';
import { createDiskCopy, type DiskCopy, type DiskCopyOptions } from './disk-copy.server';

export interface CopyDirectory {
  directory: string;
  /** Milliseconds; the test moves it. */
  now: number;
  /** What was logged. */
  loggedLines: { fields: Record<string, unknown>; message: string }[];
  /** The copies as a process finds them that starts on this disk. */
  open(changes?: Partial<DiskCopyOptions>): DiskCopy;
}

/** A new directory before each test, which is gone after it. @param delay milliseconds of a copy before it is written */
export function copyDirectory(delay: number): CopyDirectory {
  const disk: CopyDirectory = {
    directory: '',
    now: 0,
    loggedLines: [],
    open: (changes) =>
      createDiskCopy({
        directory: disk.directory,
        clock: () => disk.now,
        log: { warn: (fields, message) => void disk.loggedLines.push({ fields, message }) },
        delay,
        ...changes,
      }),
  };
  beforeEach(async () => {
    disk.directory = await mkdtemp(path.join(tmpdir(), 'content-copy-'));
    disk.loggedLines = [];
    disk.now = Date.parse('2026-11-20T09:00:00Z');
  });
  afterEach(() => rm(disk.directory, { recursive: true, force: true }));
  return disk;
}

/** The service's answer about the campuses. */
export const copiedCampuses = (text = 'Lyon') =>
  toAnswer('/campuses', { value: [{ slug: 'lyon', title: text }], total: 1, pageSize: 25 });

/**
 * Reads with a clock that moves four milliseconds with each thing that is read.
 *
 * @returns also the order of what was read and of other work, which would go on for ever
 */
export async function turnsOf<T>(
  reading: (read: (name: string) => void) => Promise<T>,
): Promise<{ order: string[]; result: T }> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  const work = () => {
    order.push('work');
    next = setImmediate(work);
  };
  let next = setImmediate(work);
  try {
    const result = await reading((name) => {
      now += 4;
      order.push(name);
    });
    return { order, result };
  } finally {
    clearImmediate(next);
    clock.mockRestore();
  }
}
