import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { convert, cropStart } from './convert.server';

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
    const result = await convert({ kind: 'picture', original: photo, width: 320, format });
    expect(await sizeOf(result)).toEqual({ format, width: 320, height: 213 });
  });

  it('rotates a picture by its Exif, and drops place and camera', async () => {
    const held = await sharp(photo)
      .withExif({ IFD0: { Make: 'Phone' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const result = await convert({ kind: 'picture', original: held, width: 320, format: 'jpeg' });
    expect(await sizeOf(result)).toMatchObject({ width: 320, height: 480 });
    expect((await sharp(result).metadata()).exif).toBeUndefined();
  });
});

describe('a damaged JPEG', () => {
  const scan = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const withOddScan = () => {
    const odd = Buffer.from(photo);
    odd[scan(photo) + 6 + 2 * (photo[scan(photo) + 4] ?? 0)] = 0;
    return odd;
  };
  it.each([
    ['without its last bytes', () => photo.subarray(0, -100)],
    ['with parameters that no scan has', withOddScan],
  ])('%s is shown, as browsers show it', async (_, damaged) => {
    const result = await convert({ kind: 'picture', original: damaged(), width: 320, format: 'webp' });
    expect(await sizeOf(result)).toEqual({ format: 'webp', width: 320, height: 213 });
  });

  it('of which nothing can be decoded is refused', async () => {
    const header = photo.subarray(0, 100);
    const job = { kind: 'picture', original: header, width: 320, format: 'webp' } as const;
    await expect(convert(job)).rejects.toThrow('no picture');
  });
});

describe('the crop of a shared link', () => {
  it('begins where its subject is in its middle, and never outside', () => {
    expect(cropStart(1000, 200, 50)).toBe(400);
    expect(cropStart(1000, 200, 25)).toBe(150);
    expect([cropStart(1000, 200, 2), cropStart(1000, 200, 99)]).toEqual([0, 800]);
    expect(cropStart(200, 200, 80)).toBe(0);
  });

  it('is a JPEG of 1200 × 630 that keeps a subject at the edge; of a small picture, a turned and a tall one too', async () => {
    const red = { create: { width: 60, height: 60, channels: 3, background: '#f00' } } as const;
    const wide = await sharp({ create: { width: 900, height: 200, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(red).png().toBuffer(), left: 820, top: 70 }])
      .jpeg()
      .toBuffer();
    const turned = await sharp(wide).rotate(-90).withMetadata({ orientation: 6 }).toBuffer();
    const tall = await sharp(wide).rotate(90).toBuffer();
    const redOf = async (original: Buffer, focus: { x: number; y: number }) => {
      const result = await convert({ kind: 'share', original, focus });
      expect(await sizeOf(result)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      return (await sharp(result).stats()).channels[0]?.max ?? 0;
    };
    for (const original of [wide, turned]) {
      expect(await redOf(original, { x: 92, y: 50 })).toBeGreaterThan(200);
      expect(await redOf(original, { x: 50, y: 50 })).toBeLessThan(100);
    }
    expect(await redOf(tall, { x: 50, y: 92 })).toBeGreaterThan(200);
    expect(await redOf(tall, { x: 50, y: 50 })).toBeLessThan(100);
  });
});

it.each([
  ['the whole picture', null],
  ['the picture on a ground to the edge', 0.7],
])('an icon is %s, square', async (_case, scale) => {
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const icon = await convert({ kind: 'icon', original: logo, size: 192, scale });
  expect(await sizeOf(icon)).toEqual({ format: 'png', width: 192, height: 192 });
});
