/** Makes a form of an original. Runs in the converter process. */
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '../picture/address';
import { type Form, shareSize } from '../picture/form';
import { type ConversionJob, PictureRefused } from './job';
import { openOriginal } from './originals.server';

/** 0–100, chosen by eye on the demonstration's pictures. */
const quality: Record<ImageFormat, number> = { webp: 72, jpeg: 76 };

/**
 * From 1280 pixels a picture is seen at arm's length or on a dense screen, where grain costs most bytes and is least
 * visible.
 */
const wideWidth = 1280;
const wideQuality: Record<ImageFormat, number> = { webp: 60, jpeg: 70 };

/** 0–6. With the usual 4 a picture of the width of a phone takes half as long again, and is 3 % lighter. */
const webpEffort = 2;

/** Pixels: a screenshot of a whole page may be this tall. */
const maxHeight = 16_383;

/** @throws {PictureRefused} for an unsupported format, too many pixels, or a truncated file that is no JPEG */
export async function convert(job: ConversionJob): Promise<Buffer> {
  const picture = await openOriginal(job.original);
  try {
    if (job.kind === 'picture') return await resize(picture, job);
    return job.kind === 'share' ? await crop(picture, job) : await makeIcon(picture, job);
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
}

type FormOf<Kind> = Extract<Form, { kind: Kind }>;

function resize(picture: Sharp, { width, format }: FormOf<'picture'>): Promise<Buffer> {
  const fitted = picture.resize(width, maxHeight, { fit: 'inside', withoutEnlargement: true });
  const formQuality = (width >= wideWidth ? wideQuality : quality)[format];
  return format === 'webp'
    ? fitted.webp({ quality: formQuality, effort: webpEffort }).toBuffer()
    : toJpeg(fitted, formQuality);
}

/** JPEG has no transparency: transparent areas would be black. */
const toJpeg = (picture: Sharp, jpegQuality: number) =>
  picture.flatten({ background: '#fff' }).jpeg({ quality: jpegQuality, progressive: true }).toBuffer();

async function crop(picture: Sharp, { focus }: FormOf<'share'>): Promise<Buffer> {
  const { autoOrient } = await picture.metadata();
  const scale = Math.max(shareSize.width / autoOrient.width, shareSize.height / autoOrient.height);
  const [width, height] = [Math.ceil(autoOrient.width * scale), Math.ceil(autoOrient.height * scale)];
  const cropped = picture.resize(width, height, { fit: 'fill' }).extract({
    left: cropStart(width, shareSize.width, focus.x),
    top: cropStart(height, shareSize.height, focus.y),
    ...shareSize,
  });
  return toJpeg(cropped, quality.jpeg);
}

/**
 * Where a crop begins on one side: the subject is in its middle, unless the crop would leave the picture.
 *
 * @param percent position of the subject on that side
 */
export function cropStart(side: number, crop: number, percent: number): number {
  return Math.round(Math.min(side - crop, Math.max(0, (side * percent) / 100 - crop / 2)));
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function makeIcon(picture: Sharp, { size, scale }: FormOf<'icon'>): Promise<Buffer> {
  const innerSize = Math.round(size * (scale ?? 1));
  const drawn = await picture
    .resize(innerSize, innerSize, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  if (scale === null) return drawn;
  return await sharp({
    create: { width: size, height: size, channels: 3, background: await cornerColour(drawn) },
  })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

/** The colour of the upper left corner, so that the icon's own ground continues; white if that is transparent. */
async function cornerColour(png: Buffer): Promise<string> {
  const corner = await sharp(png)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 255, green = 255, blue = 255, alpha = 0] = corner;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : '#ffffff';
}
