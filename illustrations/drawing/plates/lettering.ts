/** Words on plates, as outlines: no font needs to be installed where plates are printed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const { resolve } = createRequire(import.meta.url);

const files = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  text: 'instrument-sans/files/instrument-sans-latin-500-normal.woff',
  strong: 'instrument-sans/files/instrument-sans-latin-700-normal.woff',
  letter: 'instrument-sans/files/instrument-sans-latin-600-italic.woff',
} as const;

/** The site's pair of fonts: titles, words, the letters that name parts. */
export type Face = keyof typeof files;
export type Anchor = 'start' | 'middle' | 'end';

function load(face: Face) {
  const bytes = readFileSync(resolve(`@fontsource/${files[face]}`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const fonts = new Map<Face, ReturnType<typeof load>>();

function fontOf(face: Face) {
  const font = fonts.get(face) ?? load(face);
  fonts.set(face, font);
  return font;
}

export const widthOf = (words: string, face: Face, size: number) => fontOf(face).getAdvanceWidth(words, size);

/** Path data of words on a baseline. */
export function outlines(words: string, face: Face, size: number, x: number, y: number, anchor: Anchor = 'start'): string {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  return fontOf(face).getPath(words, x - share * widthOf(words, face, size), y, size).toPathData(1);
}
