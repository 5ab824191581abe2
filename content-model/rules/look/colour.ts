/** Colours as numbers: contrast as WCAG 2.2 measures it, and shades of one hue (OKLCH, CSS Color 4). Pure. */

export const hexForm = /^#[0-9a-f]{6}$/i;

/** Lightness from 0 to 1, chroma from 0, hue in radians. */
export interface Shade {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

interface Lab {
  l: number;
  a: number;
  b: number;
}

/** @param hex of `hexForm` @returns 0–255 each */
const channelsOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

function linear(rgb: Triple): Triple {
  return rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(channelsOf(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(colour: string, ground: string): number {
  const luminances = [luminance(colour), luminance(ground)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The least contrast of a colour on any of the grounds. */
const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** Björn Ottosson, 'A perceptual color space for image processing' (2020). @param rgb 0–255 each */
export function oklab(rgb: Triple): Lab {
  const [red, green, blue] = linear(rgb);
  const x = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const y = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const z = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    a: 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    b: 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  };
}

export function shadeOf(hex: string): Shade {
  const { l, a, b } = oklab(channelsOf(hex));
  return { lightness: l, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The colour that screens show of a shade: with less chroma if they cannot show all of it. */
export function hexOf(shade: Shade): string {
  const rgb = channels(isShown(channels(shade)) ? shade : { ...shade, chroma: shownChroma(shade) });
  return `#${rgb.map((value) => twoDigits(encode(value))).join('')}`;
}

/** The most chroma that screens show with that lightness and hue, found by halving. */
function shownChroma(shade: Shade): number {
  let [least, most] = [0, shade.chroma];
  for (let halving = 0; halving < 12; halving += 1) {
    const middle = (least + most) / 2;
    if (isShown(channels({ ...shade, chroma: middle }))) least = middle;
    else most = middle;
  }
  return least;
}

function channels({ lightness, chroma, hue }: Shade): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (rgb: Triple) => rgb.every((value) => value > -0.0005 && value < 1.0005);

function encode(value: number): number {
  const inside = Math.min(1, Math.max(0, value));
  return 255 * (inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055);
}

const twoDigits = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Small enough that the eye sees no difference, large enough that two hundred reach black or white. */
const lightnessStep = 0.005;

/**
 * The nearest shade of the same hue with at least that contrast on every ground: the colour itself if it has it.
 *
 * @param towards black for light grounds, white for dark ones, which is the answer if no shade has the contrast
 */
export function nearestWith(
  colour: string,
  least: number,
  grounds: readonly string[],
  towards: 'black' | 'white',
): string {
  if (leastContrast(colour, grounds) >= least) return colour.toLowerCase();
  const shade = shadeOf(colour);
  const step = towards === 'black' ? -lightnessStep : lightnessStep;
  for (let lightness = shade.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = hexOf({ ...shade, lightness });
    if (leastContrast(candidate, grounds) >= least) return candidate;
  }
  return towards === 'black' ? '#000000' : '#ffffff';
}
