import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConverterLost, createConverter } from './converter/converter.server';
import { parseImageRequest } from './image-request.server';
import { imageResponse } from './image-response.server';
import { createImages } from './images.server';

const converter = createConverter({ log: { warn: () => undefined } });
afterAll(() => converter.stop());

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
}, 30_000);

const originals = () =>
  new Map<string, Buffer | string>([
    ['/uploads/a.jpg', jpeg],
    ['/uploads/large.jpg', large],
    ['/uploads/wide.png', wide],
    ['/uploads/icon.png', Buffer.from('icns    ftypavif'.padEnd(40, '\0'), 'latin1')],
    ['/uploads/script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ]);

function rig() {
  const asked: string[] = [];
  const converted: string[] = [];
  let before = async () => {};
  const images = createImages({
    converter: {
      async convert(job) {
        converted.push(job.kind);
        await before();
        return converter.convert(job);
      },
    },
    source: {
      origins: ['http://media.example'],
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        const body = originals().get(pathname.replace(/many-\d+/, 'a'));
        return body ? new Response(body as BodyInit) : new Response(null, { status: 404 });
      },
    },
    directory: mkdtempSync(path.join(tmpdir(), 'images-')),
    clock: Date.now,
  });
  const get = (address: string, ifNoneMatch: string | null = null) => {
    const [, , format, width, ...rest] = address.split('/');
    const request = parseImageRequest(format, width, rest.join('/'));
    if (!request) throw new Error('not an address of a picture');
    return imageResponse(images, request, { ifNoneMatch });
  };
  return {
    asked,
    converted,
    get,
    /** Nothing is converted until what it returns is called. */
    block() {
      let end = () => {};
      const blocked = new Promise<void>((resolve) => {
        end = resolve;
      });
      before = () => blocked;
      return end;
    },
    lose() {
      before = () => Promise.reject(new ConverterLost('it ended'));
    },
  };
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

  it('have a path of 400 characters at most: a longer one names no file of ours', () => {
    const ofLength = (length: number) => `uploads/${'a'.repeat(length - 'uploads/.jpg'.length)}.jpg`;
    expect(parseImageRequest('webp', '640', ofLength(399))).toMatchObject({ path: `/${ofLength(399)}` });
    expect(parseImageRequest('webp', '640', ofLength(400))).toBeNull();
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

  it('are not made of what only begins like one, and the refusal takes no time', async () => {
    const { get } = rig();
    // 40 bytes that say icns and AVIF: a loop without end for who reads them as icons.
    expect((await get('/images/webp/320/uploads/icon.png')).status).toBe(404);
    expect((await get('/images/webp/320/uploads/a.jpg')).status).toBe(200);
  });

  it('beyond the queue come as they are, or at another size that is kept, for a minute', async () => {
    const { get, block } = rig();
    await get('/images/webp/320/uploads/a.jpg');
    const end = block();
    const many = Array.from({ length: 130 }, (_, index) =>
      get(`/images/jpeg/640/uploads/many-${index}.jpg`).catch(() => null),
    );
    const [known, unknown] = await Promise.all([
      get('/images/webp/640/uploads/a.jpg'),
      get('/images/jpeg/640/uploads/large.jpg'),
    ]);
    expect(known.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await sharp(Buffer.from(await known.arrayBuffer())).metadata()).width).toBe(320);
    expect(unknown.headers.get('cache-control')).toBe('public, max-age=60');
    expect(Buffer.from(await unknown.arrayBuffer()).equals(large)).toBe(true);
    end();
    await Promise.all(many);
  });

  it('that 300 ask for at once are answered with a picture, whoever cannot be in the queue', async () => {
    const { get, block } = rig();
    const end = block();
    const waiting = 122;
    const many = Array.from({ length: 300 }, (_, index) => get(`/images/jpeg/640/uploads/many-${index}.jpg`));
    const beyond = await Promise.all(many.slice(waiting));
    expect(new Set(beyond.map(({ status }) => status))).toEqual(new Set([200]));
    expect(beyond[0]?.headers.get('cache-control')).toBe('public, max-age=60');
    end();
    expect((await many[0])?.headers.get('cache-control')).toContain('immutable');
  });

  it('that cost a process are set aside: the next to ask does not cost another', async () => {
    const { get, lose, converted } = rig();
    lose();
    expect((await get('/images/webp/320/uploads/a.jpg')).status).toBe(502);
    expect((await get('/images/webp/640/uploads/a.jpg')).status).toBe(502);
    expect(converted).toHaveLength(1);
  });
});
