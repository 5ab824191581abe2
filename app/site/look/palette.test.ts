/** Whatever accent a school has, its pages can be read, and have none of the demonstration's colours. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interfacePairs, textPairs } from '~/styles/contrast-pairs';
import { contrast, shadeOf } from '../../../content-model/rules/look/colour';
import { paletteOf } from './palette';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const roles = [...tokens.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]+);/g)] as unknown as [
  string,
  string,
  string,
][];
const sectors = roles.map(([, role]) => role).filter((role) => role.startsWith('sector-'));

/** The corners of what screens show, greys, and colours between: the hard ones are light, or of little chroma. */
const levels = ['00', '66', 'aa', 'ff'];
const accents = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);
const grounds = [null, '#000000', '#1b1b4b', '#7a0019', '#ffd500', '#767676'];
/** Independent of the hue: an error is red in every school. */
const danger = { danger: '#a12222' };

describe('the palette of a school', () => {
  it.each(grounds)('has the contrasts of the design for any accent, on the ground %s', (ground) => {
    const wrong = accents.flatMap((accent) => {
      const palette: Record<string, string> = { ...danger, ...paletteOf(accent, ground) };
      const ratio = ([shown, on]: readonly [string, string]) =>
        contrast(palette[shown] as string, palette[on] as string);
      const text = textPairs(sectors).filter((pair) => !(ratio(pair) >= 4.5));
      const shapes = interfacePairs.filter((pair) => !(ratio(pair) >= 3));
      return [...text, ...shapes].map(([shown, on]) => `${accent}: ${shown} on ${on}`);
    });
    expect(wrong).toEqual([]);
  });

  it('gives every role but the one of errors a value that is not the demonstration’s', () => {
    const palette = paletteOf('#1d4ed8', null);
    expect(Object.keys(palette).sort()).toEqual(
      roles
        .map(([, role]) => role)
        .filter((role) => role !== 'danger')
        .sort(),
    );
    const kept = roles.filter(([, role, value]) => palette[role] === value).map(([, role]) => role);
    expect(kept).toEqual([]);
  });

  it('keeps an accent that can be read, and the hue of one that cannot', () => {
    expect(paletteOf('#1D4ED8', '#172554')).toMatchObject({ accent: '#1d4ed8', deep: '#172554' });
    const { accent, spot } = paletteOf('#ffd500', null) as { accent: string; spot: string };
    expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(shadeOf(accent).hue).toBeCloseTo(shadeOf('#ffd500').hue, 1);
    expect(spot).toBe('#ffd500');
    expect(paletteOf('#ffd500', '#1c1917')).toMatchObject({
      accent: '#1c1917',
      deep: '#1c1917',
      spot: '#ffd500',
    });
  });
});
