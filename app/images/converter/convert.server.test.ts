import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { convert } from './convert.server';

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
});

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
};

describe('convert', () => {
  it.each([
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['avif', 'heif'],
  ] as const)('makes %s', async (format, read) => {
    const result = await convert(photo, { width: 320, format });
    expect(await sizeOf(result)).toEqual({ format: read, width: 320, height: 213 });
  });

  it('rotates a picture by its Exif, and drops place and camera', async () => {
    const held = await sharp(photo)
      .withExif({ IFD0: { Make: 'Phone' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const result = await convert(held, { width: 320, format: 'jpeg' });
    expect(await sizeOf(result)).toMatchObject({ width: 320, height: 480 });
    expect((await sharp(result).metadata()).exif).toBeUndefined();
  });

  it('makes an AVIF with the little effort that lets it be made in time', async () => {
    const ours = await convert(photo, { width: 320, format: 'avif' });
    const byEffort = (effort: number) => sharp(photo).resize(320).avif({ quality: 46, effort }).toBuffer();
    expect(ours.equals(await byEffort(2))).toBe(true);
    expect(ours.equals(await byEffort(4))).toBe(false);
  });
});
