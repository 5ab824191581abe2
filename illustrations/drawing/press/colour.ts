/** Colours as `#rrggbb`, mixed in Oklab so that blends stay clean. */
export type Colour = string;
type Triple = [number, number, number];

export function channels(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` 0 is `a`, 1 is `b`. */
export function mix(a: Colour, b: Colour, amount: number): Colour {
  const t = Math.min(1, Math.max(0, amount));
  const from = toOklab(channels(a));
  const to = toOklab(channels(b));
  return fromOklab([
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]);
}

export const lighten = (colour: Colour, amount: number) => mix(colour, '#fffaf0', amount);
export const darken = (colour: Colour, amount: number) => mix(colour, '#0a1a16', amount);

/** `count` steps from `a` to `b`, both included. */
export function ramp(a: Colour, b: Colour, count: number): Colour[] {
  return Array.from({ length: count }, (_, index) => mix(a, b, count === 1 ? 0 : index / (count - 1)));
}

const linear = (value: number) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const gamma = (value: number) => {
  const c = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, c)) * 255);
};

function toOklab([r8, g8, b8]: Triple): Triple {
  const [r, g, b] = [linear(r8), linear(g8), linear(b8)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): Colour {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((value) => gamma(value).toString(16).padStart(2, '0')).join('')}`;
}
