/** Files as editors upload them, made by the test: like those of cameras, phones and drawing programs. */
import sharp from 'sharp';

const noise = (width: number, height: number, sigma = 20) =>
  sharp({
    create: { width, height, channels: 3, background: '#357', noise: { type: 'gaussian', mean: 128, sigma } },
  });

/** Upscaled, so that a large picture is made quickly. */
async function photograph(width: number, height: number) {
  const small = await noise(300, 200, 60).png().toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill' });
}

/** 26 megapixels, as a camera of today writes them. */
export const largePhotograph = async () => (await photograph(6240, 4160)).jpeg({ quality: 70 }).toBuffer();

/** 15 MB: a progressive photograph with a camera's metadata, 65 kB a segment. */
export async function heavyProgressive(bytes = 15_000_000): Promise<Buffer> {
  const photo = await (await photograph(4000, 3000)).jpeg({ quality: 80, progressive: true }).toBuffer();
  const segment = Buffer.alloc(65_535 + 2, 0x20);
  segment.set([0xff, 0xef, 0xff, 0xff]);
  const count = Math.floor((bytes - photo.length) / segment.length);
  return Buffer.concat([photo.subarray(0, 2), ...Array(count).fill(segment), photo.subarray(2)]);
}

export const avif = () => noise(1200, 800).avif({ effort: 0 }).toBuffer();

/** Red first, then blue. */
export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#f00', '#00f'].map(frame));
  const animated = sharp(frames, { join: { animated: true } });
  return format === 'gif'
    ? animated.gif({ delay: [100, 100] }).toBuffer()
    : animated.webp({ delay: [100, 100] }).toBuffer();
}

/** As prepared for print: mostly magenta. */
export const cmyk = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#d0148c' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();

/** Upright, stored lying: red is on top when it is seen. */
export async function fromPhone(): Promise<Buffer> {
  const top = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const seen = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#00f' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return await sharp(seen)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '45/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Nothing but transparency. */
export const transparent = () =>
  sharp({ create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

export const truncated = async () => {
  const photo = await noise(900, 600).jpeg().toBuffer();
  return photo.subarray(0, photo.length / 3);
};

export const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" onload="alert(1)"><script>alert(1)</script>
   <image href="https://evil.example/pixel.png"/><path fill="#0d3325" d="M0 0h90v30H0z"/></svg>`,
);
