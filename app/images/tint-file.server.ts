/** The colours of pictures on disk, one per line: read completely at the start, appended to by each process. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { hues, lightnesses } from './picture/tint-palette';
import { mostTints, noteTint, type Tint } from './picture/tints';

export interface TintFile {
  /** A failed write is ignored: the colours are found again. */
  append(picture: string, tint: Tint | null): Promise<void>;
}

/** Reads the file. @param file created with the first line */
export function openTintFile(file: string): TintFile {
  const lines = linesOf(file);
  const kept = lines.slice(-mostTints);
  for (const { picture, tint } of kept.flatMap((line) => parseLine(line) ?? [])) noteTint(picture, tint);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    if (kept.length < lines.length) writeFileSync(file, kept.map((line) => `${line}\n`).join(''));
  } catch {
    // The disk refuses to write: the colours are found again after the next start.
  }
  return {
    append: (picture, tint) =>
      appendFile(file, `${tint ? tint.join(' ') : '- -'} ${picture}\n`).catch(() => undefined),
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function parseLine(line: string): { picture: string; tint: Tint | null } | null {
  const [, upper, lower, picture] = /^(\d{1,2}|-) (\d{1,2}|-) (\/\S+)$/.exec(line) ?? [];
  if (picture === undefined) return null;
  const tint: Tint = [Number(upper), Number(lower)];
  return { picture, tint: tint.every((number) => number < lightnesses.length * hues.length) ? tint : null };
}
