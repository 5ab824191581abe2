/** Prints a drawing: both plates rasterised, grain inks laid over the colours, one JPEG out. */
import { type Colour, channels } from './colour';
import type { Drawing } from './drawing';
import { grainTile, tileSize } from './grain';
import { plates, type Sheet } from './plates';

export interface GrainInks {
  shade: Colour;
  light: Colour;
  haze: Colour;
}

/** How much of an ink a grain leaves on the paper. */
const strengths = { shade: 0.52, light: 0.62, haze: 0.7 };

/** Thresholds over which a grain goes from none to full: soft dots, which cost few bytes when compressed. */
const softness = 105;

/** Rows worked on before others get a turn: a few milliseconds. */
const rowsAtOnce = 128;

export async function print(drawing: Drawing, inks: GrainInks, sheet: Sheet): Promise<Buffer> {
  const { colour, tone } = plates(drawing, sheet);
  // One after the other: a picture takes one thread of the pool, never two.
  const pixels = await rasterise(colour);
  const densities = await rasterise(tone);
  await spray(pixels, densities, inks, sheet);
  const sharp = await library();
  return await sharp(pixels, { raw: { ...sheet, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Loaded with the first picture: beside a content service of its own, the site draws none. */
const library = async () => (await import('sharp')).default;

async function rasterise(svg: string): Promise<Buffer> {
  const sharp = await library();
  return await sharp(Buffer.from(svg)).flatten({ background: '#000' }).toColourspace('srgb').raw().toBuffer();
}

async function spray(pixels: Buffer, densities: Buffer, inks: GrainInks, sheet: Sheet): Promise<void> {
  for (let row = 0; row < sheet.height; row += rowsAtOnce) {
    sprayRows(pixels, densities, inks, sheet, row, Math.min(sheet.height, row + rowsAtOnce));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function sprayRows(
  pixels: Buffer,
  densities: Buffer,
  inks: GrainInks,
  { width }: Sheet,
  from: number,
  to: number,
): void {
  const tile = grainTile();
  const mask = tileSize - 1;
  const half = width / 2;
  const lay = [
    layer(inks.shade, strengths.shade, true),
    layer(inks.light, strengths.light, false),
    layer(inks.haze, strengths.haze, false),
  ];
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const d = 3 * ((y >> 1) * half + (x >> 1));
      for (let ink = 0; ink < 3; ink++) {
        const density = densities[d + ink] as number;
        if (density === 0) continue;
        // Each ink has its own place on the tile, so that inks do not fall on one another.
        const threshold = tile[((y + ink * 171) & mask) * tileSize + ((x + ink * 233) & mask)] as number;
        const cover = density * 1.08 - (threshold * (255 - softness)) / 255;
        if (cover <= 0) continue;
        const table = lay[ink] as Uint8Array;
        const weight = cover > softness ? 256 : (cover * 256) / softness;
        const p = 3 * (y * width + x);
        for (let c = 0; c < 3; c++) {
          const value = pixels[p + c] as number;
          pixels[p + c] = value + ((((table[c * 256 + value] as number) - value) * weight) >> 8);
        }
      }
    }
  }
}

/** What each value of each channel becomes under a grain of the ink. */
function layer(ink: Colour, strength: number, multiply: boolean): Uint8Array {
  const table = new Uint8Array(768);
  channels(ink).forEach((channel, c) => {
    for (let value = 0; value < 256; value++) {
      const target = multiply ? (value * channel) / 255 : channel;
      table[c * 256 + value] = Math.round(value + (target - value) * strength);
    }
  });
  return table;
}
