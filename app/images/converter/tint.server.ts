/** The two colours of a picture's placeholder. Runs in the converter process. */
import sharp from 'sharp';
import { nearestColour } from '../picture/tint-palette';
import type { Tint } from '../picture/tints';
import { PictureRefused } from './job';

/** @returns null for a transparent picture: colours behind it could hide its content */
export async function tintOfPicture(picture: Uint8Array): Promise<Tint | null> {
  try {
    const { hasAlpha } = await sharp(picture).metadata();
    if (hasAlpha && !(await sharp(picture).stats()).isOpaque) return null;
    const halves = sharp(picture).removeAlpha().toColourspace('srgb').resize(1, 2, { fit: 'fill' });
    const [r = 0, g = 0, b = 0, r2 = 0, g2 = 0, b2 = 0] = await halves.raw().toBuffer();
    return [nearestColour([r, g, b]), nearestColour([r2, g2, b2])];
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
}
