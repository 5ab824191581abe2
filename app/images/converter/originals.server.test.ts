/** Which files are decoded: by the format that the decoder reports, and by disabled decoders. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lockDecoders, openOriginal } from './originals.server';

const drawn = (format: 'tiff' | 'jpeg') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .toFormat(format)
    .toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

// In this order: decoders are disabled for the whole process, permanently.
it('a format that is not shown is refused although it could be decoded', async () => {
  await expect(openOriginal(await drawn('tiff'))).rejects.toMatchObject({ refusal: 'no picture' });
  await expect(openOriginal(svg)).rejects.toMatchObject({ refusal: 'no picture' });
});

it('has no decoder once it is locked', async () => {
  const [tiff, jpeg] = await Promise.all([drawn('tiff'), drawn('jpeg')]);
  lockDecoders();
  for (const original of [tiff, svg]) await expect(sharp(original).metadata()).rejects.toThrow();
  expect(await (await openOriginal(jpeg)).metadata()).toMatchObject({ format: 'jpeg', width: 8 });
});
