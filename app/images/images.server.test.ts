/** Pictures as visitors ask for them: by their addresses, of a media host that is there or not. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConverterLost, createConverter } from './converter/converter.server';
import { answerImage } from './image-response.server';
import { createImages } from './images.server';
import { imageAddress } from './picture/address';
import { shareAddress } from './picture/share-address.server';
import { signedPath } from './picture/signature.server';

const converter = createConverter({ log: { warn: () => undefined } });
afterAll(() => converter.stop());

let jpeg: Buffer;
let wide: Buffer;
beforeAll(async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' } });
  jpeg = await plain(800, 600).jpeg().toBuffer();
  wide = await plain(6000, 5000).png().toBuffer();
});

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const originals = () =>
  new Map<string, Buffer | string>([
    ['/uploads/a.jpg', jpeg],
    ['/uploads/wide.png', wide],
    ['/uploads/icon.png', Buffer.from('icns    ftypavif'.padEnd(40, '\0'), 'latin1')],
    ['/uploads/script.png', script],
    ['/uploads/drawing.svg', script],
    ['/uploads/page.svg', '<!doctype html>'],
  ]);

/** @param file below `/uploads` */
const at = (file: string, width: 320 | 640 | 1920 = 320, format: 'webp' | 'jpeg' = 'webp') =>
  imageAddress({ path: signedPath(`/uploads/${file}`) }, width, format);

function rig() {
  const asked: string[] = [];
  const converted: string[] = [];
  const unshown: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let before = async () => {};
  let hostAnswers: ((url: string) => Response | Promise<Response>) | null = null;
  let now = 1_000_000;
  const images = createImages({
    converter: {
      convert(job) {
        const turn = last.then(async () => {
          const made = job();
          converted.push(made.kind);
          await before();
          return await converter.convert(() => made);
        });
        const heard = () => new Promise((resolve) => setImmediate(resolve));
        last = turn.then(heard, heard);
        return turn;
      },
    },
    source: {
      origins: ['http://media.example', 'http://cdn.example'],
      fetch: async ({ url }) => {
        const { pathname } = new URL(url);
        asked.push(pathname);
        if (hostAnswers) return await hostAnswers(url);
        const body = originals().get(pathname.replace(/many-\d+/, 'a'));
        return body ? new Response(body as BodyInit) : new Response(null, { status: 404 });
      },
    },
    directory: mkdtempSync(path.join(tmpdir(), 'images-')),
    clock: () => now,
    onUnshown: (file, why) => unshown.push(`${file} ${why}`),
  });
  return {
    asked,
    converted,
    unshown,
    images,
    get: (address: string, ifNoneMatch: string | null = null, signal?: AbortSignal) =>
      answerImage(images, address, { ifNoneMatch, ...(signal ? { signal } : {}) }),
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
    lose(how: { isKilled: boolean } | null) {
      before = async () => {
        if (how) throw new ConverterLost('no picture', how.isKilled);
      };
    },
    /** The media host fails; null: no longer. */
    misbehave(answer: typeof hostAnswers) {
      hostAnswers = answer;
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

describe('pictures', () => {
  it('come at the width and in the format requested, and never enlarged', async () => {
    const { get } = rig();
    for (const [address, type, width] of [
      [at('a.jpg'), 'image/webp', 320],
      [at('a.jpg').replace('webp', 'avif'), 'image/webp', 320],
      [at('a.jpg', 1920, 'jpeg'), 'image/jpeg', 800],
    ] as const) {
      const { headers, body } = await get(address);
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toContain('immutable');
      expect((await sharp(body as Buffer).metadata()).width).toBe(width);
    }
  });

  it('are fetched and made once, and their bytes are shared by all who ask', async () => {
    const { get, asked } = rig();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(at('a.jpg'))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const later = await Promise.all(Array.from({ length: 20 }, () => get(at('a.jpg'))));
    expect(new Set([...answers, ...later].map(({ body }) => body)).size).toBe(1);
    expect(asked).toEqual(['/uploads/a.jpg']);
  });

  it('answer 304 to clients that have them', async () => {
    const { get } = rig();
    const { headers } = await get(at('a.jpg'));
    expect(await get(at('a.jpg'), headers.etag ?? null)).toMatchObject({ status: 304, body: null });
  });

  it('are refused if they do not exist, are scripts, or are too large', async () => {
    const { get } = rig();
    const statuses: [string, number][] = [
      ['none.jpg', 404],
      ['script.png', 404],
      // 40 bytes that claim to be icns and AVIF: whoever reads them as icons loops without end.
      ['icon.png', 404],
      ['wide.png', 502],
    ];
    for (const [file, status] of statuses)
      expect([file, (await get(at(file))).status]).toEqual([file, status]);
    expect((await get(at('a.jpg'))).status).toBe(200);
  });

  it('a drawing is sent as it is, in a sandbox; a page is none', async () => {
    const { get, converted } = rig();
    const { headers, body } = await get(at('drawing.svg'));
    expect([headers['content-type'], String(body)]).toEqual(['image/svg+xml', script]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect((await get(at('page.svg'))).status).toBe(404);
    expect(converted).toEqual([]);
  });

  it('beyond the queue are to be asked for again, and a client that has gone frees its place', async () => {
    const { get, block, images } = rig();
    const end = block();
    const gone = new AbortController();
    const ask = (from: number, to: number, signal?: AbortSignal) =>
      Array.from({ length: to - from }, (_, index) => get(at(`many-${from + index}.jpg`), null, signal));
    const queued = (count: number) => vi.waitFor(() => expect(images.waiting).toBe(count));
    const many = ask(0, 120);
    await queued(116);
    many.push(...ask(120, 124, gone.signal));
    await queued(120);
    const beyond = await get(at('many-999.jpg'));
    expect([beyond.status, beyond.headers['retry-after'], beyond.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    gone.abort();
    const next = get(at('many-999.jpg'));
    end();
    expect((await next).status).toBe(200);
    await Promise.all(many);
  });

  it('that ended a process do not end another one at once', async () => {
    const { get, lose, converted, pass } = rig();
    lose({ isKilled: false });
    expect((await get(at('a.jpg'))).status).toBe(502);
    expect((await get(at('a.jpg', 640))).status).toBe(502);
    expect(converted).toHaveLength(1);
    lose(null);
    pass(1000);
    expect((await get(at('a.jpg', 640))).status).toBe(200);
  });

  it('over which a process was killed are left alone for a minute, in each form, and reported', async () => {
    const { get, lose, converted, unshown, pass } = rig();
    lose({ isKilled: true });
    await Promise.all([get(at('a.jpg')), get(at('a.jpg', 640)), get(at('a.jpg', 1920))]);
    pass(59_000);
    expect((await get(at('a.jpg', 640))).status).toBe(502);
    expect(converted).toHaveLength(1);
    expect(unshown).toEqual(['/uploads/a.jpg broken']);
    lose(null);
    pass(1000);
    expect((await get(at('a.jpg', 640))).status).toBe(200);
  });
});

describe('the picture of a shared link', () => {
  const shared = (file: string) => shareAddress({ path: signedPath(`/uploads/${file}`) }) ?? '';

  it('is a JPEG of 1200 × 630', async () => {
    const { headers, body } = await rig().get(shared('a.jpg'));
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it.each([
    ['one that cannot be shown', shared('none.jpg')],
    ['a card that an earlier release drew', '/images/partage/AAAAAAAAAAA/uploads/eau.jpg/50-60,BTS_Eau.jpg'],
  ])('is the school’s in place of %s', async (_case, address) => {
    const { status, headers } = await rig().get(address);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      '/icons/share.jpg',
      'public, max-age=60',
    ]);
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
    ['a body that is cut', () => new Response(cut())],
    ['no answer', () => Promise.reject(new Error('ECONNRESET'))],
  ];

  it.each(moments)(
    '(%s) a picture fails, is kept nowhere, and is sent two seconds later',
    async (_name, answer) => {
      const { get, misbehave, pass, unshown } = rig();
      misbehave(answer);
      const addresses = [at('a.jpg'), at('a.jpg', 640), at('a.jpg', 640, 'jpeg')];
      for (const { status, headers } of await Promise.all(addresses.map((address) => get(address)))) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(headers['cache-control']).toBe('no-store');
      }
      misbehave(null);
      // As long as a host has that did not answer three times in a row.
      pass(2000);
      expect((await get(at('a.jpg'))).status).toBe(200);
      for (const { status } of await Promise.all(addresses.map((address) => get(address))))
        expect(status).toBe(200);
      expect(unshown).toEqual([]);
    },
  );

  it('what is kept is sent', async () => {
    const { get, misbehave } = rig();
    await get(at('a.jpg'));
    misbehave(() => new Response(null, { status: 404 }));
    expect((await get(at('a.jpg'))).status).toBe(200);
  });

  it('each file is asked for once a second, and one that fails for two minutes is reported', async () => {
    const { get, pass, asked, unshown } = rig();
    for (let visit = 0; visit < 1300; visit += 1) {
      await get(at('none.jpg', visit % 2 ? 320 : 640));
      pass(100);
    }
    expect(asked).toHaveLength(130);
    expect(new Set(unshown)).toEqual(new Set(['/uploads/none.jpg missing']));
  });

  it('a host that does not answer is asked for one file in two seconds; another host is, and so is this one later', async () => {
    const { get, misbehave, pass, asked } = rig();
    misbehave((url) =>
      url.startsWith('http://media.example/')
        ? Promise.reject(new Error('timeout'))
        : new Response(new Uint8Array(jpeg)),
    );
    for (let file = 0; file < 20; file += 1) expect((await get(at(`many-${file}.jpg`))).status).toBe(502);
    expect(asked).toHaveLength(3);
    const elsewhere = imageAddress({ path: signedPath('/~cdn.example/a.jpg') }, 320, 'webp');
    expect((await get(elsewhere)).status).toBe(200);
    pass(2000);
    asked.length = 0;
    await Promise.all([21, 22, 23].map((file) => get(at(`many-${file}.jpg`))));
    expect(asked).toHaveLength(1);
    misbehave(null);
    pass(2000);
    for (const file of [24, 25]) expect((await get(at(`many-${file}.jpg`))).status).toBe(200);
  });

  it('a host that did not answer an hour ago is asked for all files at once', async () => {
    const { get, misbehave, pass } = rig();
    misbehave(() => Promise.reject(new Error('timeout')));
    for (const file of [1, 2, 3]) await get(at(`many-${file}.jpg`));
    misbehave(null);
    pass(60 * 60_000);
    const answers = await Promise.all([4, 5, 6].map((file) => get(at(`many-${file}.jpg`))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
