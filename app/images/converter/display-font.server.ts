/** The display font in the form that words are drawn with as outlines. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let fonts: ReturnType<typeof loadFonts> | undefined;

export function displayFont() {
  fonts ??= loadFonts();
  return fonts;
}

/** Latin first; the extended file has the remaining characters. */
async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const file = (subset: string) =>
    readFile(resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`));
  const [latin, extended] = await Promise.all([file('latin'), file('latin-ext')]);
  return [latin, extended].map(
    (data) => ({ name: 'Bricolage Grotesque', data, weight: 700, style: 'normal' }) as const,
  );
}
