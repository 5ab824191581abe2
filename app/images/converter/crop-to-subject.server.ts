/** Crops a picture so that its subject stays in it. Runs in the converter process. */
import type { Sharp } from 'sharp';
import type { Focus } from '../picture/share-card';

interface Size {
  width: number;
  height: number;
}

/**
 * Where a crop begins on the longer side: the subject is in its middle, within the picture.
 *
 * @param percent position of the subject on that side
 */
export function cropStart(side: number, crop: number, percent: number): number {
  return Math.round(Math.min(side - crop, Math.max(0, (side * percent) / 100 - crop / 2)));
}

/** @param picture already rotated upright */
export async function cropToSubject(picture: Sharp, to: Size, focus: Focus | null): Promise<Sharp> {
  if (!focus) return picture.resize(to.width, to.height, { fit: 'cover' });
  const { autoOrient } = await picture.metadata();
  const scale = Math.max(to.width / autoOrient.width, to.height / autoOrient.height);
  const [width, height] = [Math.ceil(autoOrient.width * scale), Math.ceil(autoOrient.height * scale)];
  return picture.resize(width, height, { fit: 'fill' }).extract({
    left: cropStart(width, to.width, focus.x),
    top: cropStart(height, to.height, focus.y),
    ...to,
  });
}
