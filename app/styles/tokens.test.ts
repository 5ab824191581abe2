/** The palette as numbers: WCAG 2.2, 1.4.3 (text, 4.5:1) and 1.4.11 (interface, 3:1). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{3,6});/g)].map((match) => [match[1], match[2]] as const),
);
const sectors = [...colors.keys()].filter((name) => name?.startsWith('sector-'));
const lights = ['paper', 'paper-soft', 'card'];
const deeps = ['deep', 'calm-deep', 'spot-deep', 'note-deep'];

const textPairs = [
  ...['ink', 'ink-soft', 'note', 'accent', 'calm', 'spot-deep', 'danger', 'success', ...sectors].flatMap(
    (text) => lights.map((ground) => [text, ground] as const),
  ),
  ...['accent', 'calm', 'note'].flatMap((tone) => [
    ['ink', `${tone}-soft`] as const,
    [tone, `${tone}-soft`] as const,
    ['card', tone] as const,
  ]),
  ...deeps.flatMap((deep) => [['paper', deep] as const]),
  ['ink', 'spot'] as const,
  ['ink', 'spot-soft'] as const,
  ['spot-deep', 'spot-soft'] as const,
  ['spot', 'deep'] as const,
  ['paper', 'ink'] as const,
];

const interfacePairs = [
  // Borders of fields and buttons, the focus ring on light and on deep grounds.
  ...lights.flatMap((ground) => [['line-strong', ground] as const, ['calm', ground] as const]),
  ...deeps.map((deep) => ['spot', deep] as const),
  ['deep-line', 'deep'] as const,
];

describe('the palette', () => {
  it.each(textPairs)('lets text in %s be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(interfacePairs)('lets an outline in %s be seen on %s', (line, ground) => {
    expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

function color(name: string | undefined): string {
  const value = colors.get(name);
  if (!value) throw new Error(`no token --color-${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of a hexadecimal sRGB colour. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
