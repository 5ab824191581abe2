/** The colours of placeholders, in OKLCH; `app/ui/picture.css` has a rule for each lightness and each hue. Pure. */

import { type Lab, oklab, type Triple } from '../../../content-model/rules/look/colour';

/** All light enough for an alternative text in ink. */
export const lightnesses = [0.7, 0.78, 0.86, 0.93] as const;

/** Chroma and hue: grey, muted, lively. */
export const hues = [
  [0.012, 90],
  [0.012, 240],
  [0.045, 30],
  [0.045, 75],
  [0.045, 120],
  [0.045, 165],
  [0.045, 210],
  [0.045, 255],
  [0.045, 300],
  [0.045, 345],
  [0.09, 40],
  [0.09, 75],
  [0.09, 110],
  [0.09, 145],
  [0.09, 225],
  [0.09, 260],
] as const;

const palette = lightnesses.flatMap((l) =>
  hues.map(([chroma, hue]): Lab => {
    const angle = (hue * Math.PI) / 180;
    return { l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
  }),
);

/** @param rgb 0–255 each @returns the number of the nearest colour */
export function nearestColour(rgb: Triple): number {
  const { l, a, b } = oklab(rgb);
  const distances = palette.map((colour) => Math.hypot(colour.l - l, colour.a - a, colour.b - b));
  return distances.indexOf(Math.min(...distances));
}
