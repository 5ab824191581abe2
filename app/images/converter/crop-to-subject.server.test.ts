import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropStart, cropToSubject } from './crop-to-subject.server';

it('a crop begins where its subject is in its middle, and never outside', () => {
  expect(cropStart(1000, 200, 50)).toBe(400);
  expect(cropStart(1000, 200, 25)).toBe(150);
  expect([cropStart(1000, 200, 2), cropStart(1000, 200, 99)]).toEqual([0, 800]);
  expect(cropStart(200, 200, 80)).toBe(0);
});

it('keeps a subject at the edge, which the middle would cut off; of a picture that was turned too', async () => {
  const red = { create: { width: 60, height: 60, channels: 3, background: '#f00' } } as const;
  const wide = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 520, top: 70 }])
    .jpeg()
    .toBuffer();
  const turned = await sharp(wide).rotate(-90).withMetadata({ orientation: 6 }).toBuffer();
  for (const original of [wide, turned]) {
    const crop = async (focus: { x: number; y: number } | null) => {
      const picture = await cropToSubject(sharp(original).autoOrient(), { width: 200, height: 200 }, focus);
      const { channels } = await sharp(await picture.png().toBuffer()).stats();
      return channels[0]?.max ?? 0;
    };
    expect(await crop({ x: 92, y: 50 })).toBeGreaterThan(200);
    expect(await crop(null)).toBeLessThan(100);
  }
});
