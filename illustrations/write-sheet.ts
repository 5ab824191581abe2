/** All pictures on one sheet, each with its name: for the eye. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const cell = { width: 300, height: 216 };
const columns = 6;

/** @returns the sheet's file */
export async function writeSheet(uploads: string): Promise<string> {
  const files = (await readdir(uploads, { recursive: true })).filter((name) => name.endsWith('.webp')).sort();
  const cells = await Promise.all(
    files.map(async (file, i) => {
      const [left, top] = [(i % columns) * cell.width, Math.floor(i / columns) * cell.height];
      const picture = sharp(path.join(uploads, file)).resize(cell.width - 4, cell.height - 18, {
        fit: 'contain',
        background: '#fff',
      });
      return [
        { input: await picture.png().toBuffer(), left, top: top + 16 },
        { input: Buffer.from(caption(path.basename(file, '.webp'))), left, top },
      ];
    }),
  );
  const sheet = 'node_modules/.cache/originals.png';
  await sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(files.length / columns) * cell.height,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(cells.flat())
    .toFile(sheet);
  return path.resolve(sheet);
}

const caption = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="16"><text x="2" y="12" font-size="11" font-family="sans-serif">${text}</text></svg>`;
