/** The colours of placeholders, in OKLCH; `app/ui/picture.css` has a rule for each lightness and each hue. Pure. */

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

interface Lab {
  l: number;
  a: number;
  b: number;
}

const palette = lightnesses.flatMap((l) =>
  hues.map(([chroma, hue]): Lab => {
    const angle = (hue * Math.PI) / 180;
    return { l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
  }),
);

/** @param rgb 0–255 each @returns the number of the nearest colour */
export function nearestColour(rgb: readonly [number, number, number]): number {
  const { l, a, b } = oklab(rgb);
  const distances = palette.map((colour) => Math.hypot(colour.l - l, colour.a - a, colour.b - b));
  return distances.indexOf(Math.min(...distances));
}

/** Björn Ottosson, 'A perceptual color space for image processing' (2020). */
function oklab(rgb: readonly [number, number, number]): Lab {
  const [r, g, b] = rgb.map((value) => linear(value / 255)) as [number, number, number];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    a: 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    b: 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  };
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
