import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCopy, type DiskCopyOptions } from './disk-copy.server';

let directory: string;
let warnings: string[];
let now: number;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'content-copy-'));
  warnings = [];
  now = Date.parse('2026-11-20T09:00:00Z');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (changes: Partial<DiskCopyOptions> = {}) =>
  createDiskCopy({
    directory,
    clock: () => now,
    log: { warn: (_, message) => void warnings.push(message) },
    delay: 1,
    ...changes,
  });
const address = 'https://cms.example/api/campuses?locale=fr';
const body = (text = 'Lyon') => ({ path: '/campuses', value: [{ slug: 'lyon', title: text }], total: 1 });

describe('the last good content on disk', () => {
  it('is there after a restart, with its age', async () => {
    const before = open();
    before.write(address, body());
    await before.flush();
    now += 3_600_000;
    const after = open();
    expect(await after.hasCopies(['/campuses'])).toBe(true);
    expect(await after.read(address)).toEqual({ body: body(), age: 3_600_000, exact: true });
    expect(await after.read(`${address}&x`)).toBeNull();
  });

  it('is written atomically', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    const seen: string[] = [];
    const [name = ''] = await readdir(directory);
    const watch = setInterval(async () => seen.push(await readFile(path.join(directory, name), 'utf8')), 1);
    for (let round = 0; round < 20; round += 1) {
      copy.write(address, body('x'.repeat(100_000 + round)));
      await copy.flush();
    }
    clearInterval(watch);
    for (const text of seen) expect(() => JSON.parse(text)).not.toThrow();
    expect(await readdir(directory)).toEqual([name]);
  });

  it('is written once for many answers in a moment', async () => {
    const copy = open({ delay: 60_000 });
    for (let version = 0; version < 5; version += 1) copy.write(address, body(`version ${version}`));
    expect(await readdir(directory)).toEqual([]);
    await copy.flush();
    expect((await copy.read(address))?.body.value).toEqual([{ slug: 'lyon', title: 'version 4' }]);
  });

  it('is not written again when nothing changed, only dated', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    now += 60_000;
    copy.write(address, body());
    await copy.flush();
    expect(await copy.read(address)).toMatchObject({ age: 0 });
  });

  it('answers a question about today with yesterday’s answer, and says so', async () => {
    const events = (day: string) => `https://cms.example/api/events?filters[dateEnd][$gte]=${day}&locale=fr`;
    const copy = open();
    copy.write(events('2026-11-20'), body());
    await copy.flush();
    now += 86_400_000;
    expect(await copy.read(events('2026-11-21'))).toMatchObject({ exact: false, age: 86_400_000 });
    expect(await copy.read(events('2026-11-22'))).toBeNull();
  });

  it('is forgotten when the content is gone, and after a week', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    now += 8 * 86_400_000;
    expect(await copy.read(address)).toBeNull();
    now -= 8 * 86_400_000;
    copy.remove(address);
    await copy.flush();
    expect(await copy.read(address)).toBeNull();
    expect(await readdir(directory)).toEqual([]);
  });

  it('is bounded: the least recently written file is deleted', async () => {
    const copy = open({ maxBytes: 100_000 });
    for (let index = 0; index < 20; index += 1) {
      now += 1000;
      copy.write(`${address}&page=${index}`, body('x'.repeat(10_000)));
      await copy.flush();
    }
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, index) => copy.read(`${address}&page=${index}`)),
    );
    expect(kept.slice(0, 10).every((entry) => entry === null)).toBe(true);
    expect(kept.slice(-5).every((entry) => entry !== null)).toBe(true);
    const again = open({ maxBytes: 100_000 });
    again.write(`${address}&page=20`, body('x'.repeat(50_000)));
    await again.flush();
    expect((await readdir(directory)).length).toBeLessThan(6);
  });

  it('a broken file is no copy, and unfinished ones are cleared away', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    const [name = ''] = await readdir(directory);
    await writeFile(path.join(directory, name), '{"address":"http');
    await utimes(path.join(directory, name), new Date(now), new Date(now));
    await writeFile(path.join(directory, 'left-over.json.77.tmp'), 'x');
    const after = open();
    expect(await after.read(address)).toBeNull();
    expect(await after.hasCopies(['/campuses'])).toBe(false);
    expect(await readdir(directory)).toEqual([name]);
    expect(warnings).toEqual(['a copy of the content cannot be read']);
  });

  it('a link that leads nowhere or a file of no name is no copy, and hides none', async () => {
    const copy = open();
    copy.write(address, body());
    await copy.flush();
    await symlink('/nowhere/at/all', path.join(directory, `campuses.${'0'.repeat(64)}.json`));
    await writeFile(path.join(directory, 'notes.json'), 'x');
    const after = open();
    expect(await after.hasCopies(['/campuses'])).toBe(true);
    expect(await after.read(address)).toMatchObject({ exact: true });
    expect(warnings).toEqual([]);
  });

  it('is enough to start with when there is something of each kind, not any file', async () => {
    const copy = open();
    copy.write(address, body());
    copy.write('https://cms.example/api/iet-articles/accueil?locale=fr', body());
    await copy.flush();
    const needed = ['/campuses', '/iet-articles/accueil'];
    expect(await open().hasCopies(needed)).toBe(true);
    expect(await open().hasCopies([...needed, '/menu-enrichis'])).toBe(false);
    expect(await open().hasCopies(['/iet-articles/ecole'])).toBe(false);
    now += 8 * 86_400_000;
    expect(await open().hasCopies(needed)).toBe(false);
  });

  it('is not evicted by queries of another collection', async () => {
    const copy = open({ maxBytes: 200_000 });
    copy.write(address, body());
    await copy.flush();
    for (let index = 0; index < 200; index += 1) {
      now += 1000;
      copy.write(`https://cms.example/api/iet-articles?filters[slug]=made-up-${index}`, body());
      await copy.flush();
    }
    expect(await copy.read(address)).not.toBeNull();
    expect((await readdir(directory)).length).toBeLessThan(60);
  });

  it('a disk that cannot be written is logged once and has no other effect', async () => {
    const file = path.join(directory, 'a-file');
    await writeFile(file, '');
    const copy = open({ directory: path.join(file, 'below') });
    for (let version = 0; version < 5; version += 1) {
      copy.write(address, body(`version ${version}`));
      await copy.flush();
    }
    expect(await copy.hasCopies(['/campuses'])).toBe(false);
    expect(warnings.filter((warning) => warning.includes('cannot be kept'))).toHaveLength(1);
  });
});
