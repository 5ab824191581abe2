import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { nearestColour } from '../picture/tint-palette';
import { tintOfPicture } from './tint.server';

const plain = (background: string | object) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: background as string } });

describe('the colours of a placeholder', () => {
  it('are those of the upper and of the lower half', async () => {
    const ground = await plain('#8a6d3b').resize(60, 20).png().toBuffer();
    const landscape = plain('#9cc4dd').composite([{ input: ground, top: 20, left: 0 }]);
    const expected = [nearestColour([0x9c, 0xc4, 0xdd]), nearestColour([0x8a, 0x6d, 0x3b])];
    for (const format of ['webp', 'avif', 'png'] as const)
      expect(await tintOfPicture(await landscape.clone().toFormat(format).toBuffer())).toEqual(expected);
  });

  it('are absent for a transparent picture', async () => {
    const logo = await plain({ r: 10, g: 20, b: 30, alpha: 0.5 }).webp().toBuffer();
    expect(await tintOfPicture(logo)).toBeNull();
  });

  it('are refused for files that are not pictures', async () => {
    await expect(tintOfPicture(Buffer.from('none'))).rejects.toThrow('no picture');
  });
});
