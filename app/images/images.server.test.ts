import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseImageRequest, sniffRaster } from './image-request';
import { imageResponse } from './image-response.server';
import { createImages } from './images.server';
import { createWorkQueue, QueueFull } from './work-queue.server';

let jpeg: Buffer;
let large: Buffer;
let wide: Buffer;
beforeAll(async () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#246',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    });
  jpeg = await noise(800, 600).jpeg().toBuffer();
  large = await noise(2000, 1000).jpeg().toBuffer();
  wide = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});

const originals = () =>
  new Map<string, Buffer | string>([
    ['/uploads/a.jpg', jpeg],
    ['/uploads/large.jpg', large],
    ['/uploads/wide.png', wide],
    ['/uploads/script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ]);

function rig() {
  const asked: string[] = [];
  const images = createImages(
    {
      origin: 'http://media.example',
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        const body = originals().get(pathname);
        return body ? new Response(body as BodyInit) : new Response(null, { status: 404 });
      },
    },
    mkdtempSync(path.join(tmpdir(), 'images-')),
    Date.now,
  );
  const get = (address: string, ifNoneMatch: string | null = null) => {
    const [, , format, width, ...rest] = address.split('/');
    const request = parseImageRequest(format, width, rest.join('/'));
    if (!request) throw new Error('not an address of a picture');
    return imageResponse(images, request, ifNoneMatch);
  };
  return { asked, get };
}

describe('addresses of pictures', () => {
  it.each([
    ['webp', '641', 'uploads/a.jpg'],
    ['gif', '640', 'uploads/a.jpg'],
    ['webp', '640', 'etc/passwd'],
    ['webp', '640', 'uploads/../secret.jpg'],
    ['webp', '640', 'uploads/..%2fsecret.jpg'],
    ['webp', '640', 'uploads/a.svg'],
    ['webp', '640', 'uploads//evil.example/a.jpg'],
    ['webp', '640', 'http://169.254.169.254/a.jpg'],
    ['webp', undefined, undefined],
  ])('%s/%s/%s is none', (format, width, rest) => expect(parseImageRequest(format, width, rest)).toBeNull());

  it('a raster picture is told by its bytes', () => {
    expect(sniffRaster(jpeg)).toBe('jpeg');
    expect(sniffRaster(wide)).toBe('png');
    expect(sniffRaster(Buffer.from('<svg onload=alert(1)>'))).toBeNull();
    expect(sniffRaster(Buffer.from(''))).toBeNull();
  });
});

describe('pictures', () => {
  it('come at the width and in the format asked for, and never enlarged', async () => {
    const { get } = rig();
    for (const [address, type, width] of [
      ['/images/webp/320/uploads/a.jpg', 'image/webp', 320],
      ['/images/jpeg/1920/uploads/a.jpg', 'image/jpeg', 800],
    ] as const) {
      const response = await get(address);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(meta.width).toBe(width);
    }
  });

  it('are fetched and made once, however many ask', async () => {
    const { get, asked } = rig();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/images/webp/640/uploads/a.jpg')),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    await get('/images/webp/640/uploads/a.jpg');
    expect(asked).toEqual(['/uploads/a.jpg']);
  });

  it('whoever asks first for the widest AVIF gets a WebP within the page’s budget', async () => {
    const { get } = rig();
    const first = await get('/images/avif/1920/uploads/large.jpg');
    const { format, width } = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect([format, width]).toEqual(['webp', 1280]);
  });

  it('AVIF never makes a visitor wait: WebP until it is there', async () => {
    const { get } = rig();
    const first = await get('/images/avif/320/uploads/a.jpg');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    await expect
      .poll(async () => (await get('/images/avif/320/uploads/a.jpg')).headers.get('content-type'), {
        timeout: 10_000,
      })
      .toBe('image/avif');
  });

  it('answer 304 to who has them', async () => {
    const { get } = rig();
    const first = await get('/images/webp/320/uploads/a.jpg');
    const again = await get('/images/webp/320/uploads/a.jpg', first.headers.get('etag'));
    expect(again.status).toBe(304);
  });

  it('that do not exist, are scripts, or are too large are not answered', async () => {
    const { get } = rig();
    expect((await get('/images/webp/320/uploads/none.jpg')).status).toBe(404);
    expect((await get('/images/webp/320/uploads/script.png')).status).toBe(404);
    expect((await get('/images/webp/320/uploads/wide.png')).status).toBe(502);
  });
});

describe('the queue', () => {
  it('refuses more than it has places for', async () => {
    const queue = createWorkQueue(1, 1);
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = queue.run('a', () => blocked);
    const second = queue.run('b', async () => 'b');
    await expect(queue.run('c', async () => 'c')).rejects.toBeInstanceOf(QueueFull);
    release();
    await first;
    expect(await second).toBe('b');
  });
});
