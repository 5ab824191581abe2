import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './draw-icon.server';

const icon = { size: 96, scale: null, letter: 'É', colours: { deep: '#0b1b4a', paper: '#ffffff' } };
const blank = (background: string, width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const pixel = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('an icon of a school', () => {
  it('is its initial on its dark ground, with round corners or to the edge', async () => {
    const round = await drawIcon(icon, null);
    expect(await sharp(round).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 });
    expect((await pixel(round, 0, 0))[3]).toBe(0);
    expect(await pixel(round, 48, 4)).toEqual([11, 27, 74, 255]);
    expect((await sharp(round).stats()).channels[0]?.max).toBeGreaterThan(200);
    expect(await pixel(await drawIcon({ ...icon, scale: 0.7 }, null), 0, 0)).toEqual([11, 27, 74, 255]);
  });

  it('is its picture, whole', async () => {
    const drawn = await drawIcon(icon, await blank('#b45309', 300, 150));
    expect(await pixel(drawn, 48, 48)).toEqual([180, 83, 9, 255]);
    expect((await pixel(drawn, 48, 2))[3]).toBe(0);
  });

  it('continues the ground of a picture to the edge, and is white around one without', async () => {
    const filled = await drawIcon({ ...icon, scale: 0.7 }, await blank('#b45309'));
    expect(await pixel(filled, 0, 0)).toEqual([180, 83, 9, 255]);
    const clear = await drawIcon({ ...icon, scale: 0.7 }, await blank('#0000'));
    expect(await pixel(clear, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it('refuses anything but a picture', async () => {
    await expect(drawIcon(icon, Buffer.from('<svg/>'))).rejects.toMatchObject({ refusal: 'no picture' });
  });
});
