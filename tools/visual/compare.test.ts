import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.mjs';

const paper = { r: 250, g: 248, b: 240 };
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: paper } });
const dot = (r: number) => ({
  create: { width: 1, height: 1, channels: 3 as const, background: { ...paper, r } },
});
const withDot = (top: number, r: number) =>
  blank(40, 60)
    .composite([{ input: dot(r), left: 39, top }])
    .png()
    .toBuffer();

describe('pictures of one screen', () => {
  it('are the same when every pixel is, however they were packed', async () => {
    const packed = await blank(40, 60).png({ compressionLevel: 0 }).toBuffer();
    expect(await compare(packed, await blank(40, 60).png({ compressionLevel: 9 }).toBuffer())).toBeNull();
  });

  it('differ by a single pixel of the next shade, and say where', async () => {
    const found = await compare(await blank(40, 60).png().toBuffer(), await withDot(59, paper.r - 1));
    expect(found).toMatchObject({ pixels: 1, from: 59, to: 59 });
  });

  it('differ in the rest of the longer one', async () => {
    const [short, long] = await Promise.all([blank(40, 60).png().toBuffer(), blank(40, 62).png().toBuffer()]);
    expect(await compare(short, long)).toMatchObject({ pixels: 80, from: 60, to: 61 });
    expect(await compare(long, short)).toMatchObject({ pixels: 80, from: 60, to: 61 });
  });

  it('are shown side by side: before, after, and where they differ', async () => {
    const found = await compare(await withDot(10, 0), await withDot(10, 100));
    const { data, info } = await sharp(await found?.picture())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    expect(info).toMatchObject({ width: 3 * 40 + 2 * 16, height: 60 });
    expect(pixel(39, 10)).toEqual([0, paper.g, paper.b]);
    expect(pixel(40 + 16 + 39, 10)).toEqual([100, paper.g, paper.b]);
    expect(pixel(2 * (40 + 16) + 39, 10)).not.toEqual(pixel(2 * (40 + 16) + 38, 10));
  });
});
