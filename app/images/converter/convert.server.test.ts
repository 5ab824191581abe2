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
  it.each(['webp', 'jpeg'] as const)('makes %s', async (format) => {
    const result = await convert(photo, { width: 320, format });
    expect(await sizeOf(result)).toEqual({ format, width: 320, height: 213 });
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
});
