import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { type Converter, type ConverterOptions, createConverter } from './converter.server';
import type { ConversionJob } from './job';

let converter: Converter | undefined;
afterEach(() => converter?.stop());

function start(options: Partial<ConverterOptions> = {}): Converter {
  converter = createConverter({ log: { warn: () => undefined }, ...options });
  return converter;
}

const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
const picture = (original: Uint8Array) => (): ConversionJob => ({
  kind: 'picture',
  original,
  width: 320,
  format: 'webp',
});
const asks = async () => picture(await photo());

/** A process that runs the code of the job, instead of ours. */
function process(code: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'converter-')), 'process.mjs');
  writeFileSync(file, `process.on('disconnect', () => process.exit());\n${code}`);
  return async () => file;
}

function allFileDescriptors(): number[] {
  const taken: number[] = [];
  try {
    while (taken.length < 50_000) taken.push(openSync('/dev/null', 'r'));
  } catch {
    // None is left.
  }
  return taken;
}

function isAlive(pid: number): boolean {
  try {
    return globalThis.process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the process that converts', () => {
  it('is not ours, comes after pages, and ends with them', async () => {
    const own = start();
    const made = await own.convert(await asks());
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(own.pid).not.toBe(globalThis.process.pid);
    expect(getPriority(own.pid ?? 0)).toBe(5);
    expect(own.memory).toBeGreaterThan(0);
    expect(own.restarts).toBe(0);
  });

  it('is started ahead, once, for the first job', async () => {
    const own = start();
    await Promise.all([own.start(), own.start()]);
    const { pid } = own;
    expect(pid).not.toBeNull();
    await own.convert(await asks());
    expect(own.pid).toBe(pid);
  });

  it('refuses a file that no decoder reads, and continues', async () => {
    const own = start();
    const tiff = await sharp(await photo())
      .tiff()
      .toBuffer();
    const icon = Buffer.from('icns    ftypavif'.padEnd(40, '\0'), 'latin1');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const original of [tiff, icon, svg, Buffer.alloc(0), Buffer.from('<!doctype html>')]) {
      const refused = own.convert(picture(original));
      await expect(refused).rejects.toMatchObject({ refusal: 'no picture' });
      // Logged once, though two processes report it.
      await expect(refused).rejects.toThrow(/^no picture: (?!no picture)/);
    }
    const wide = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    await expect(own.convert(picture(wide))).rejects.toMatchObject({ refusal: 'too large' });
    await own.convert(await asks());
    expect(own.restarts).toBe(0);
  });

  it('is killed when a job takes too long; waiting jobs get a new process', async () => {
    // Hangs on the picture of one byte, as a decoder might.
    const own = start({
      longestSilence: 3000,
      entry: process(`process.on('message', ({ original }) => {
        if (original.length === 1) for (;;);
        process.send({ kind: 'made', bytes: original, memory: 1 });
      });`),
    });
    await own.start();
    const { pid } = own;
    const [hanging, next] = await Promise.allSettled([
      own.convert(picture(Buffer.alloc(1))),
      own.convert(picture(Buffer.alloc(2))),
    ]);
    expect(hanging).toMatchObject({ reason: { name: 'ConverterLost', isKilled: true } });
    expect(next).toMatchObject({ status: 'fulfilled' });
    expect(own.restarts).toBe(1);
    // Ended, not just forgotten: it would occupy a processor for ever.
    await expect.poll(() => isAlive(pid ?? 0)).toBe(false);
  });

  it('is not asked again for a job that took too long, even if other jobs had filled it', async () => {
    const own = start({
      longestSilence: 3000,
      entry: process(`process.on('message', ({ original }) => {
        if (original.length > 1) process.send({ kind: 'made', bytes: original, memory: 1 });
      });`),
    });
    await own.convert(picture(Buffer.alloc(2)));
    await expect(own.convert(picture(Buffer.alloc(1)))).rejects.toMatchObject({ isKilled: true });
    expect(own.restarts).toBe(1);
  });

  it('fails its jobs at once if it cannot start for want of file descriptors, and starts with the next', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    globalThis.process.on('warning', note);
    const { execPath } = globalThis.process;
    const own = start({
      entry: process(`process.on('message', ({ original }) =>
        process.send({ kind: 'made', bytes: original, memory: 1 }));`),
    });
    const taken = allFileDescriptors();
    // More of them than one can take.
    globalThis.process.execPath = '/no/such/program';
    const jobs = Array.from({ length: 20 }, () => own.convert(picture(Buffer.alloc(1))));
    const ended = await Promise.allSettled(jobs);
    globalThis.process.execPath = execPath;
    for (const descriptor of taken) closeSync(descriptor);
    expect(ended.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    await expect(own.convert(picture(Buffer.alloc(1)))).resolves.toBeInstanceOf(Buffer);
    globalThis.process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['memory', { memory: 1, processor: 60 }, 'over 0 MB'],
    ['processor', { memory: 1e9, processor: 0 }, 'over 0 s of processor'],
  ])('ends itself when a job takes more %s than allowed', async (_limit, limits, message) => {
    const own = start({ limits });
    // Far longer than the interval at which the process checks its limits.
    const long = { ...picture(await photo(2400, 1600))(), width: 1920, format: 'webp' } as const;
    await expect(own.convert(() => long)).rejects.toMatchObject({ message, isKilled: true });
    expect(own.restarts).toBe(1);
  });

  it('is replaced before the next job when it has grown', async () => {
    const own = start({
      entry: process(`process.on('message', ({ original }) =>
        process.send({ kind: 'made', bytes: Buffer.from(String(process.pid)), memory: 1e9 }));`),
    });
    const first = await own.convert(await asks());
    const second = await own.convert(await asks());
    expect(first.equals(second)).toBe(false);
  });

  it('gets a failed job once more, alone, in a fresh process', async () => {
    const own = start({
      entry: process(`let used = false;
        process.on('message', ({ original }) => {
          if (used) process.kill(process.pid, 'SIGKILL');
          used = true;
          process.send({ kind: 'made', bytes: original, memory: 1 });
        });`),
    });
    await own.convert(await asks());
    await expect(own.convert(await asks())).resolves.toBeInstanceOf(Buffer);
    expect(own.restarts).toBe(1);
  });

  it('receives nothing of the site’s environment', async () => {
    globalThis.process.env.IMAGE_SECRET = 'what nobody may read';
    const own = start({
      entry: process(`process.on('message', () =>
        process.send({ kind: 'made', bytes: Buffer.from(Object.keys(process.env).join()), memory: 1 }));`),
    });
    const names = (await own.convert(await asks())).toString();
    delete globalThis.process.env.IMAGE_SECRET;
    expect(names).toContain('MALLOC_ARENA_MAX');
    expect(names).not.toMatch(/SECRET|PASSWORD/);
  });
});
