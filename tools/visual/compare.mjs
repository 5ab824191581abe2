/** Compares two pictures of one screen pixel by pixel, without tolerance: both are from one machine and browser. */
import sharp from 'sharp';

/**
 * Pixels of three bytes, row after row.
 *
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels
 */

/** The colour of a pixel that differs, in the third part of the picture. */
const markColour = [214, 0, 110];
/** How far other pixels are faded there, of 1. */
const fading = 0.75;
/** Pixels between the parts. */
const gap = 16;
const channels = 3;

/**
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG; pixels that only the longer of the two has differ
 * @returns {Promise<{ pixels: number, from: number, to: number, picture: () => Promise<Buffer> } | null>} null when
 *   they are the same; else how many pixels differ, the first and last row with one, and a PNG: before, after, where
 */
export async function compare(before, after) {
  const [old, recent] = await Promise.all([readPng(before), readPng(after)]);
  if (old.width === recent.width && old.data.equals(recent.data)) return null;
  const { marked, size, ...difference } = differenceOf(old, recent);
  return { ...difference, picture: () => sideBySide([before, after, marked], size) };
}

/** @param {Buffer} png @returns {Promise<Pixels>} */
async function readPng(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** `marked`: the recent picture, faded, with marks where it differs. @param {Pixels} old @param {Pixels} recent */
function differenceOf(old, recent) {
  const size = { width: Math.max(old.width, recent.width), height: Math.max(old.height, recent.height) };
  const marked = Buffer.alloc(size.width * size.height * channels);
  let [pixels, from, to] = [0, size.height, 0];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * channels;
      const [oldIndex, recentIndex] = [indexOf(old, x, y), indexOf(recent, x, y)];
      if (isSame(old.data, oldIndex, recent.data, recentIndex)) {
        for (let channel = 0; channel < channels; channel += 1)
          marked[at + channel] = fade(recent.data[recentIndex + channel]);
        continue;
      }
      marked.set(markColour, at);
      pixels += 1;
      from = Math.min(from, y);
      to = y;
    }
  }
  return { pixels, from, to, marked, size };
}

/** Index of a pixel; -1 outside the picture. @param {Pixels} picture @param {number} x @param {number} y */
function indexOf({ width, height }, x, y) {
  return x < width && y < height ? (y * width + x) * channels : -1;
}

/** @param {Buffer} old @param {number} oldIndex @param {Buffer} recent @param {number} recentIndex */
function isSame(old, oldIndex, recent, recentIndex) {
  if (oldIndex < 0 || recentIndex < 0) return false;
  for (let channel = 0; channel < channels; channel += 1)
    if (old[oldIndex + channel] !== recent[recentIndex + channel]) return false;
  return true;
}

/** @param {number} value */
function fade(value) {
  return Math.round(value + (255 - value) * fading);
}

/**
 * @param {[before: Buffer, after: Buffer, marked: Buffer]} pictures @param {{ width: number, height: number }} size
 */
function sideBySide([before, after, marked], { width, height }) {
  return sharp({ create: { width: 3 * width + 2 * gap, height, channels, background: '#808080' } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: width + gap, top: 0 },
      { input: marked, raw: { width, height, channels }, left: 2 * (width + gap), top: 0 },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
}
