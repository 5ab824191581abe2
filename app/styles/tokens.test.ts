/** The palette as numbers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../content-model/rules/look/colour';
import { interfacePairs, textPairs } from './contrast-pairs';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{3,6});/g)].map((match) => [match[1], match[2]] as const),
);
const sectors = [...colors.keys()].filter((name): name is string => name?.startsWith('sector-') === true);

describe('the palette', () => {
  it.each(textPairs(sectors))('lets text in %s be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(interfacePairs)('lets an outline in %s be seen on %s', (line, ground) => {
    expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** In six digits. */
function color(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`no token --color-${name}`);
  return value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value;
}
