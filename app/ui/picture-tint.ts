/** The colours behind a picture, as classes, since the CSP refuses style attributes. Pure. */

/** Hues of each lightness, by which colours are numbered (`app/images/picture/tint-palette.ts`). */
const hues = 16;

/** `light-2 hue-13`; undefined for none. */
export function tintClasses(colour: number | undefined): string | undefined {
  return colour === undefined ? undefined : `light-${Math.floor(colour / hues)} hue-${colour % hues}`;
}
