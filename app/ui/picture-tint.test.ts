import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hues, lightnesses } from '~/images/picture/tint-palette';
import { tintClasses } from './picture-tint';

describe('the colours behind a picture', () => {
  it('have a rule each in the style sheet, for every number there is', () => {
    const sheet = readFileSync('app/ui/picture.css', 'utf8');
    const numbers = lightnesses.flatMap((_, light) => hues.map((_, hue) => light * hues.length + hue));
    for (const number of numbers) {
      const lightness = lightnesses[Math.floor(number / hues.length)];
      const [chroma, hue] = hues[number % hues.length] ?? [];
      const [light = '', tone = ''] = tintClasses(number)?.split(' ') ?? [];
      expect(sheet).toContain(`.${light} {\n    --light: ${lightness};`);
      expect(sheet).toContain(`.${tone} {\n    --hue: ${chroma} ${hue};`);
    }
  });

  it('are absent while they are unknown', () => expect(tintClasses(undefined)).toBeUndefined());
});
