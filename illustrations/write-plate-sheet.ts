/** Every plate as a card, a head of a page and a share picture crop it: the contact sheet of `docs/`. */
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { plates } from './plates';

/** Card 3:2, head of a page 16:9, the half of a share picture. */
const crops = [
  { width: 360, height: 240 },
  { width: 480, height: 270 },
  { width: 223, height: 270 },
] as const;
const gap = 16;
const row = 270 + gap;
const half = crops.reduce((sum, { width }) => sum + width + gap, gap);

/** @returns the sheet's file */
export async function writePlateSheet(uploads: string): Promise<string> {
  const rows = Math.ceil(plates.length / 2);
  const cells = await Promise.all(
    plates.map(async ({ programme }, i) => {
      let left = gap + (i % 2) * half;
      const top = gap + Math.floor(i / 2) * row;
      const placed: OverlayOptions[] = [];
      for (const crop of crops) {
        const input = await sharp(path.join(uploads, 'planches', `${programme}.webp`)).resize(crop).png().toBuffer();
        placed.push({ input, left, top });
        left += crop.width + gap;
      }
      return placed;
    }),
  );
  const sheet = path.resolve('../docs/pictures/plates.webp');
  await sharp({ create: { width: half * 2, height: gap + rows * row, channels: 3, background: '#fff' } })
    .composite(cells.flat())
    .webp({ quality: 70, effort: 6 })
    .toFile(sheet);
  return sheet;
}
