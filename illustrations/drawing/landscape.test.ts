import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compose, focalPoint, isTheme } from './composition';
import { describeLandscape } from './describe-landscape';
import { drawLandscape } from './landscape';
import { landscapeThemes } from './landscape-themes';
import { drawPortrait } from './portrait';

/** What the eye sees from afar: 12 x 8 mean colours. */
const glance = (picture: Buffer) =>
  sharp(picture).resize(12, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();

function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe('drawLandscape', () => {
  it('knows every theme of the content schemas', () => {
    expect(landscapeThemes.filter((theme) => !isTheme(theme))).toEqual([]);
  });

  it('draws the same picture from the same seed', async () => {
    const [a, b] = [await drawLandscape('water', 4), await drawLandscape('water', 4)];
    expect(a.equals(b)).toBe(true);
  });

  it('draws every theme, and neighbouring seeds differently', async () => {
    for (const theme of landscapeThemes) {
      const pictures = [
        await glance(await drawLandscape(theme, 1)),
        await glance(await drawLandscape(theme, 2)),
      ];
      const [a = Buffer.alloc(0), b = Buffer.alloc(0)] = pictures;
      expect(difference(a, b), theme).toBeGreaterThan(8);
    }
  });
});

describe('describeLandscape', () => {
  it('says what the drawing shows, in the words of its scene', () => {
    for (const theme of landscapeThemes) {
      for (const seed of [1, 2, 3, 4]) {
        const composition = compose(theme, seed);
        const { shows } = composition.scene;
        expect(describeLandscape(composition)).toMatch(new RegExp(`^Illustration\u00a0: ${shows}, .{5,}`));
      }
    }
  });

  it('tells the pictures of a theme apart', () => {
    for (const theme of landscapeThemes) {
      const said = [1, 2, 3].map((seed) => describeLandscape(compose(theme, seed)));
      expect(new Set(said).size, theme).toBe(3);
    }
  });
});

describe('the focal point of a landscape', () => {
  it('lies on the picture, and is known for every theme', () => {
    for (const theme of landscapeThemes) {
      const { x, y } = focalPoint(compose(theme, 3));
      expect(x > 0 && x < 100 && y > 0 && y < 100, theme).toBe(true);
    }
  });

  it('changes sides with the picture', () => {
    const sides = new Set([1, 4, 7, 10, 13, 16].map((seed) => focalPoint(compose('coast', seed)).x));
    expect([...sides].sort()).toEqual([34, 66]);
  });
});

describe('drawPortrait', () => {
  it('is the same for the same number and another for the next', async () => {
    const [a, again, b] = [await drawPortrait(5), await drawPortrait(5), await drawPortrait(6)];
    expect(a.equals(again)).toBe(true);
    expect(difference(await glance(a), await glance(b))).toBeGreaterThan(8);
  });
});
