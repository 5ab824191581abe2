/** Compares two pictures of one screen pixel by pixel, without tolerance: both are from one machine and browser. */
import sharp from 'sharp';

/**
 * Pixels of three bytes, row after row.
 *
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels
 */

/** The colour of a different pixel in the third part of the picture. */
const markColour = [214, 0, 110];
/** The opacity of the rest there, of 1. */
const pale = 0.75;
/** Pixels between the parts. */
const gap = 16;
const channels = 3;

/**
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG; what only one of the two has, being longer, differs
 * @returns {Promise<{ pixels: number, from: number, to: number, picture: () => Promise<Buffer> } | null>} null when
 *   they are the same; else how many pixels differ, the first and last row with one, and a PNG: before, after, where
 */
export async function compare(before, after) {
  const [old, young] = await Promise.all([readPng(before), readPng(after)]);
  if (old.width === young.width && old.data.equals(young.data)) return null;
  const { where, size, ...found } = difference(old, young);
  return { ...found, picture: () => sideBySide([before, after, where], size) };
}

/** @param {Buffer} png @returns {Promise<Pixels>} */
async function readPng(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Pixels} old @param {Pixels} young */
function difference(old, young) {
  const size = { width: Math.max(old.width, young.width), height: Math.max(old.height, young.height) };
  const where = Buffer.alloc(size.width * size.height * channels);
  let [pixels, from, to] = [0, size.height, 0];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * channels;
      const [left, right] = [placeOf(old, x, y), placeOf(young, x, y)];
      if (isSame(old.data, left, young.data, right)) {
        for (let part = 0; part < channels; part += 1) where[at + part] = fade(young.data[right + part]);
        continue;
      }
      where.set(markColour, at);
      pixels += 1;
      from = Math.min(from, y);
      to = y;
    }
  }
  return { pixels, from, to, where, size };
}

/**
 * Index of the pixel; -1 outside
 * @param {Pixels} picture @param {number} x @param {number} y
 */
function placeOf({ width, height }, x, y) {
  return x < width && y < height ? (y * width + x) * channels : -1;
}

/** @param {Buffer} old @param {number} left @param {Buffer} young @param {number} right */
function isSame(old, left, young, right) {
  if (left < 0 || right < 0) return false;
  return (
    old[left] === young[right] && old[left + 1] === young[right + 1] && old[left + 2] === young[right + 2]
  );
}

/** @param {number} value */
function fade(value) {
  return Math.round(value + (255 - value) * pale);
}

/**
 * @param {[before: Buffer, after: Buffer, where: Buffer]} pictures @param {{ width: number, height: number }} size
 */
function sideBySide([before, after, where], { width, height }) {
  return sharp({ create: { width: 3 * width + 2 * gap, height, channels, background: '#808080' } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: width + gap, top: 0 },
      { input: where, raw: { width, height, channels }, left: 2 * (width + gap), top: 0 },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
}
