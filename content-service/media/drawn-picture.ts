/** Drawn pictures by address: each drawn once, two at a time, and kept on disk. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawLandscape, isTheme } from './landscape';
import { drawPortrait } from './portrait';

const landscape = /^\/uploads\/landscapes\/([a-z]+)-([1-9]\d{0,3})\.jpg$/;
const portrait = /^\/uploads\/portraits\/([1-9]\d{0,3})\.jpg$/;

/** Changes when the hand that draws does, so that no older picture is taken from disk. */
const edition = '1';
const atATime = 2;

const drawing = new Map<string, Promise<Buffer>>();
const waiting: (() => void)[] = [];
let busy = 0;

/** @returns the picture's JPEG, or null when the address names none */
export async function drawnPicture(pathname: string, cache: string | undefined): Promise<Buffer | null> {
  const draw = drawerOf(pathname);
  if (!draw) return null;
  const present = drawing.get(pathname);
  if (present) return present;
  const started = fromCacheOr(pathname, cache, draw).finally(() => drawing.delete(pathname));
  drawing.set(pathname, started);
  return started;
}

function drawerOf(pathname: string): (() => Promise<Buffer>) | null {
  const [, theme = '', seed] = landscape.exec(pathname) ?? [];
  if (isTheme(theme)) return () => drawLandscape(theme, Number(seed));
  const [, number] = portrait.exec(pathname) ?? [];
  return number ? () => drawPortrait(Number(number)) : null;
}

async function fromCacheOr(
  pathname: string,
  cache: string | undefined,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  if (!cache) return inTurn(draw);
  const name = createHash('sha256').update(`${edition} ${pathname}`).digest('hex');
  const file = path.join(cache, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const bytes = await inTurn(draw);
  await keep(file, bytes);
  return bytes;
}

async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (busy >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await draw();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

/** A disk that is full costs a drawing the next time, not a picture now. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    // Drawn again when it is asked for again.
  }
}
