import { describe, expect, it } from 'vitest';
import { hues, lightnesses, nearestColour } from './tint-palette';

const partsOf = (...rgb: [number, number, number]) => {
  const number = nearestColour(rgb);
  return { lightness: lightnesses[Math.floor(number / hues.length)], hue: hues[number % hues.length] };
};

describe('the colours of placeholders', () => {
  it('are the picture’s own, as near as they are light', () => {
    expect(partsOf(188, 215, 228)).toEqual({ lightness: 0.86, hue: [0.045, 210] });
    expect(partsOf(20, 60, 30)).toEqual({ lightness: 0.7, hue: [0.09, 145] });
    expect(partsOf(250, 250, 250)).toMatchObject({ lightness: 0.93 });
    expect(partsOf(0, 0, 0).lightness).toBe(0.7);
  });

  // Luminance of a grey in OKLab is the cube of its lightness; the palette's chroma moves it by a tenth at most.
  it('leave an alternative text in ink its contrast', () => {
    const ink = 0.0172;
    for (const lightness of lightnesses)
      expect((0.9 * lightness ** 3 + 0.05) / (ink + 0.05)).toBeGreaterThan(4.5);
  });
});
