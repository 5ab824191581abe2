/** Originals that cost much to convert, or only look like pictures. */
import sharp from 'sharp';

/** @import { Original } from './images.mjs' */

/** @returns {Promise<Record<string, Original>>} */
export async function originalsOf() {
  /** @param {number} width @param {number} height */
  const noise = (width, height) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#246',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
  const many = await noise(1200, 800).jpeg().toBuffer();
  const flat = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#246' } });
  /** @param {Buffer} body */
  const file = (body) => ({ status: 200, headers: { 'content-type': 'image/jpeg' }, body });
  return {
    '/uploads/many.jpg': file(many),
    '/uploads/icon.png': file(Buffer.from('icns    ftypavif'.padEnd(40, '\0'), 'latin1')),
    '/uploads/segments.jpg': file(segmented(many)),
    '/uploads/large.jpg': file(await noise(6000, 4000).jpeg({ quality: 60 }).toBuffer()),
    '/uploads/tall.jpg': file(await noise(1920, 5000).jpeg({ quality: 80 }).toBuffer()),
    '/uploads/flat.avif.png': file(await flat.avif({ effort: 0 }).toBuffer()),
  };
}

/** A photograph with 15 MB of empty application segments before it. @param {Buffer} photo */
function segmented(photo) {
  const segment = Buffer.from([0xff, 0xef, 0x00, 0x02]);
  const count = Math.floor((15 * 1024 * 1024 - photo.length) / segment.length);
  return Buffer.concat([
    photo.subarray(0, 2),
    Buffer.alloc(count * segment.length, segment),
    photo.subarray(2),
  ]);
}
