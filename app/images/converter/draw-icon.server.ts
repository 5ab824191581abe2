/** Draws an icon: a school's own picture, or its initial. Runs in the converter process. */
import { createElement } from 'react';
import sharp, { type Sharp } from 'sharp';
import type { DrawnIcon } from '../picture/drawn-icon';
import { displayFont } from './display-font.server';
import { PictureRefused } from './job';
import { openOriginal, withOwnDrawings } from './originals.server';

/** @returns a PNG @throws {PictureRefused} for an invalid picture */
export async function drawIcon(icon: DrawnIcon, original: Uint8Array | null): Promise<Buffer> {
  return original ? await ofPicture(icon, original) : await ofLetter(icon);
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function ofPicture({ size, scale }: DrawnIcon, original: Uint8Array): Promise<Buffer> {
  try {
    const inner = Math.round(size * (scale ?? 1));
    const drawn = await (await openOriginal(original))
      .resize(inner, inner, { fit: 'contain', background: transparent })
      .png()
      .toBuffer();
    if (scale === null) return drawn;
    return await onGround(sharp(drawn), size, await edgeOf(drawn));
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('no picture', (error as Error).message);
  }
}

const onGround = async (picture: Sharp, size: number, background: string): Promise<Buffer> =>
  await sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await picture.toBuffer() }])
    .png()
    .toBuffer();

/** The colour of its upper left corner, so that an icon with a ground continues; white if that is transparent. */
async function edgeOf(png: Buffer): Promise<string> {
  const corner = await sharp(png)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 255, green = 255, blue = 255, alpha = 0] = corner;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : '#ffffff';
}

/** Round corners, as the demonstration's mark has. */
const corners = 0.23;

async function ofLetter({ size, scale, letter, colours }: DrawnIcon): Promise<Buffer> {
  const { default: satori } = await import('satori');
  const svg = await satori(
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: size,
          height: size,
          borderRadius: scale === null ? size * corners : 0,
          backgroundColor: colours.deep,
          color: colours.paper,
          fontSize: size * 0.72 * (scale ?? 1),
          lineHeight: 1,
        },
      },
      letter,
    ),
    { width: size, height: size, fonts: await displayFont() },
  );
  return await withOwnDrawings(() => sharp(Buffer.from(svg)).png().toBuffer());
}
