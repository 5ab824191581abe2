import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConverter } from './converter/converter.server';
import { ConverterLost, type Loss } from './converter/converter-lane.server';
import { imageResponse } from './image-response.server';
import { createImages } from './images.server';
import { parseImageRequest } from './picture/request.server';
import { createSharePictures } from './share-pictures.server';

const converter = createConverter({ log: { warn: () => undefined } });
afterAll(() => converter.stop());

let jpeg: Buffer;
let large: Buffer;
let wide: Buffer;
let webp: Buffer;
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
  webp = await noise(800, 600).webp().toBuffer();
  wide = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
}, 30_000);

const originals = () =>
  new Map<string, Buffer | string>([
    ['/uploads/a.jpg', jpeg],
    ['/uploads/large.jpg', large],
    ['/uploads/wide.png', wide],
    ['/uploads/photo.webp', webp],
    ['/uploads/icon.png', Buffer.from('icns    ftypavif'.padEnd(40, '\0'), 'latin1')],
    ['/uploads/script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ]);

/** @param patience milliseconds until a stand-in is sent */
function rig(patience = 30_000) {
  const asked: string[] = [];
  const converted: string[] = [];
  const drawn: (Uint8Array | null)[] = [];
  let before = async () => {};
  let hostAnswers: (() => Response | Promise<Response>) | null = null;
  let now = 1_000_000;
  const images = createImages({
    converter: {
      async convert(job) {
        converted.push(job.kind);
        if (job.kind === 'card') drawn.push(job.original);
        await before();
        return converter.convert(job);
      },
    },
    source: {
      origins: ['http://media.example'],
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        if (hostAnswers) return await hostAnswers();
        const body = originals().get(pathname.replace(/many-\d+/, 'a'));
        return body ? new Response(body as BodyInit) : new Response(null, { status: 404 });
      },
    },
    directory: mkdtempSync(path.join(tmpdir(), 'images-')),
    clock: () => now,
    waits: { picture: patience, standIn: 30_000, withoutStandIn: 30_000 },
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
    /** Originals of the share cards. */
    drawn,
    get,
    /** Nothing is converted until its result is called. */
    block() {
      let end = () => {};
      const blocked = new Promise<void>((resolve) => {
        end = resolve;
      });
      before = () => blocked;
      return end;
    },
    /** The converter fails on every file; null: no longer. */
    lose(loss: Loss | null) {
      before = async () => {
        if (loss) throw new ConverterLost('no picture', loss);
      };
    },
    /** The media host fails; null: no longer. */
    misbehave(answer: typeof hostAnswers) {
      hostAnswers = answer;
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
    images,
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
  ])('refuses %s/%s/%s', (format, width, rest) => expect(parseImageRequest(format, width, rest)).toBeNull());

  it('have a path of 400 characters at most: a longer one names no file of ours', () => {
    const ofLength = (length: number) => `uploads/${'a'.repeat(length - 'uploads/.jpg'.length)}.jpg`;
    expect(parseImageRequest('webp', '640', ofLength(399))).toMatchObject({ path: `/${ofLength(399)}` });
    expect(parseImageRequest('webp', '640', ofLength(400))).toBeNull();
  });
});

describe('pictures', () => {
  it('come at the width and in the format requested, and never enlarged', async () => {
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

  it('answer 304 to clients that have them', async () => {
    const { get } = rig();
    const first = await get('/images/webp/320/uploads/a.jpg');
    const again = await get('/images/webp/320/uploads/a.jpg', first.headers.get('etag'));
    expect(again.status).toBe(304);
  });

  it('are refused if they do not exist, are scripts, or are too large', async () => {
    const { get } = rig();
    expect((await get('/images/webp/320/uploads/none.jpg')).status).toBe(404);
    expect((await get('/images/webp/320/uploads/script.png')).status).toBe(404);
    expect((await get('/images/webp/320/uploads/wide.png')).status).toBe(502);
  });

  it('are not made of a file that only begins like a picture, and the refusal is quick', async () => {
    const { get } = rig();
    // 40 bytes that claim to be icns and AVIF: whoever reads them as icons loops without end.
    expect((await get('/images/webp/320/uploads/icon.png')).status).toBe(404);
    expect((await get('/images/webp/320/uploads/a.jpg')).status).toBe(200);
  });

  it('are sent unconverted, or at another kept size, for a minute when the queue is full', async () => {
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

  it('requested by 300 clients at once are answered with a picture, also beyond the queue', async () => {
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

  it('that are not made in a moment are sent unconverted; one that no browser would read is waited for', async () => {
    const { get, block } = rig(50);
    const end = block();
    const [late, waited] = [
      get('/images/jpeg/640/uploads/large.jpg'),
      get('/images/jpeg/640/uploads/photo.webp'),
    ];
    expect(Buffer.from(await (await late).arrayBuffer()).equals(large)).toBe(true);
    end();
    const made = await waited;
    expect(made.headers.get('content-type')).toBe('image/jpeg');
    expect(made.headers.get('cache-control')).toContain('immutable');
  });

  it('that ended a process do not end another one at once', async () => {
    const { get, lose, converted, pass } = rig();
    lose('ended');
    expect((await get('/images/webp/320/uploads/a.jpg')).status).toBe(502);
    expect((await get('/images/webp/640/uploads/a.jpg')).status).toBe(502);
    expect(converted).toHaveLength(1);
    lose(null);
    pass(1000);
    expect((await get('/images/webp/640/uploads/a.jpg')).status).toBe(200);
  });

  it('over which a process was killed are never converted again', async () => {
    const { get, lose, converted, pass } = rig();
    lose('killed');
    await get('/images/webp/320/uploads/a.jpg');
    lose(null);
    pass(24 * 60 * 60_000);
    expect((await get('/images/webp/640/uploads/a.jpg')).status).toBe(502);
    expect(converted).toHaveLength(1);
  });
});

describe('during a short failure of the media host', () => {
  const cut = () => new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  const moments: [string, () => Response | Promise<Response>][] = [
    ['403', () => new Response(null, { status: 403 })],
    ['404', () => new Response(null, { status: 404 })],
    ['429', () => new Response(null, { status: 429 })],
    ['500', () => new Response(null, { status: 500 })],
    [
      'a redirect to itself',
      () => new Response(null, { status: 302, headers: { location: '/uploads/a.jpg' } }),
    ],
    [
      'a maintenance page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing, with 200', () => new Response('')],
    ['half of the file', () => new Response(new Uint8Array(jpeg.subarray(0, jpeg.length / 2)))],
    ['a body that is cut', () => new Response(cut())],
    ['no answer', () => Promise.reject(new Error('ECONNRESET'))],
  ];

  it.each(moments)(
    '(%s) a picture that was never made fails, is kept nowhere, and is sent a second later',
    async (_name, answer) => {
      const { get, misbehave, pass } = rig();
      misbehave(answer);
      const sizes = ['webp/320', 'webp/640', 'jpeg/640'].map((size) => `/images/${size}/uploads/a.jpg`);
      for (const response of await Promise.all(sizes.map((size) => get(size)))) {
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      misbehave(null);
      pass(1000);
      for (const response of await Promise.all(sizes.map((size) => get(size))))
        expect(response.status).toBe(200);
    },
  );

  it.each([moments[1], moments[5], moments[9]] as typeof moments)(
    '(%s) a kept size replaces every other size that the browser can read',
    async (_name, answer) => {
      const { get, misbehave } = rig();
      await get('/images/webp/320/uploads/a.jpg');
      misbehave(answer);
      for (const size of ['webp/320', 'webp/640', 'webp/1920', 'avif/736']) {
        const response = await get(`/images/${size}/uploads/a.jpg`);
        expect([size, response.status, response.headers.get('content-type')]).toEqual([
          size,
          200,
          'image/webp',
        ]);
        expect(response.headers.get('cache-control')).toMatch(
          size === 'webp/320' ? /immutable/ : /max-age=60$/,
        );
      }
    },
  );

  it('a share card shows the kept size of its illustration', async () => {
    const { get, images, misbehave, drawn } = rig();
    await get('/images/webp/640/uploads/a.jpg');
    misbehave(() => new Response(null, { status: 404 }));
    const cards = createSharePictures(images, async () => ({ names: ['IET', 'Institut'], colours: null }));
    const picture = { title: 'Forêt', path: '/uploads/a.jpg', focus: null };
    expect(await cards.share(picture)).toMatchObject({ final: false });
    expect(await sharp(drawn.at(-1) ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 640 });
    misbehave(null);
  });

  it('many waiting requests do not reach the host at once when it recovers', async () => {
    const { get, misbehave, pass, asked } = rig();
    misbehave(() => new Response(null, { status: 404 }));
    const visit = () =>
      Promise.all(
        Array.from({ length: 50 }, (_, index) => get(`/images/webp/320/uploads/many-${index % 5}.jpg`)),
      );
    await visit();
    misbehave(null);
    pass(1000);
    asked.length = 0;
    await visit();
    expect(asked).toHaveLength(5);
  });

  it('a file that is missing for minutes while others are sent costs almost nothing, also in caches', async () => {
    const { get, pass, asked } = rig();
    const missing = () => get('/images/webp/320/uploads/none.jpg');
    await missing();
    pass(60_000);
    await get('/images/webp/320/uploads/a.jpg');
    pass(60_000);
    const response = await missing();
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
    asked.length = 0;
    for (let visit = 0; visit < 590; visit += 1) {
      pass(1000);
      await missing();
    }
    expect(asked).toHaveLength(9);
  });
});
