/** Addresses of unpublished pictures, and originals that are not pictures. */
import { createHmac } from 'node:crypto';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ask, visit } from '../rig/ask.mjs';
import { listenUntilEnd } from '../rig/listen.mjs';
import { megabytesOf, peakWhile } from '../rig/memory.mjs';
import { secrets } from '../rig/rig.mjs';
import { all, atMost, none, row, timeLimit } from '../rig/rows.mjs';
import { conversion } from './conversion.mjs';

/**
 * @import { Reply } from '../rig/ask.mjs'
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/**
 * A path with the site's own signature
 * @param {string} file
 */
function signed(file) {
  const signature = createHmac('sha256', secrets.IMAGE_SECRET).update(file).digest('base64url').slice(0, 11);
  return `/${signature}${file}`;
}

const good = '/uploads/good.jpg';

/**
 * @typedef {{ status: number, headers?: Record<string, string>, body: string | Uint8Array }} Original
 * @typedef {typeof serve} Serve
 */

/** Possible addresses of a visitor; all except the last ones have a valid signature. */
const addresses = [
  `/images/webp/641${signed(good)}`,
  `/images/webp/8000${signed(good)}`,
  `/images/webp/-1${signed(good)}`,
  `/images/webp/640x640${signed(good)}`,
  `/images/webp/w_640,enlarge${signed(good)}`,
  `/images/gif/640${signed(good)}`,
  `/images/svg/640${signed('/uploads/drawing.svg')}`,
  `/images/webp/640${signed('/uploads/../../etc/passwd.jpg')}`,
  `/images/webp/640${signed('/uploads/..%2f..%2fetc%2fpasswd.jpg')}`,
  `/images/webp/640${signed('/uploads/.env.jpg')}`,
  `/images/webp/640${signed('/api/users/me')}`,
  `/images/webp/640${signed('/http://127.0.0.1/x.jpg')}`,
  `/images/webp/640/AAAAAAAAAAA${good}`,
  `/images/webp/640${good}`,
  '/images/webp/640/https://evil.example/x.jpg',
  '/images/share/AAAAAAAAAAA/uploads/good.jpg/50-50.jpg',
];

/** @param {Rig} rig */
export async function images(rig) {
  const trap = await serve(rig, () => ({ status: 200, body: 'caught' }));
  const originals = await originalsWith(trap.port);
  const media = await serve(rig, (url) => originals[url] ?? { status: 404, body: '' });
  const content = await rig.content();
  const env = { MEDIA_ORIGIN: `http://127.0.0.1:${media.port}` };
  const site = await rig.site(content.apiUrl, { env });
  const usual = await visit(site, `/images/jpeg/320${signed(good)}`);
  const asked = media.count();

  /** @type {Reply[]} */
  const refused = [];
  for (const address of addresses) refused.push(await bestOfFive(site, address));
  // The site removes an empty segment by a redirect, and then refuses the address.
  const proper = refused.filter(
    ({ status, headers }) => status === 400 || status === 403 || /^\/images\//.test(headers.location ?? ''),
  );
  const other = addresses[refused.findIndex((reply) => !proper.includes(reply))];
  const fetched = media.count() - asked;

  await site.inside('memory');
  const before = megabytesOf(site.pid);
  const names = Object.keys(originals).filter((name) => name !== good && name !== '/uploads/polyglot.jpg');
  const { peak, result: bad } = await peakWhile(site.pid, async () => {
    /** @type {Reply[]} */
    const replies = [];
    for (const name of names)
      for (const format of ['webp', 'avif'])
        replies.push(await visit(site, `/images/${format}/640${signed(name)}`));
    return replies;
  });
  const shown = bad.filter(
    ({ status, headers }) => status < 400 || headers['content-type']?.startsWith('image/'),
  );
  const polyglot = await visit(site, `/images/jpeg/640${signed('/uploads/polyglot.jpg')}`);
  const clean = polyglot.status === 200 && !polyglot.body.includes('<script>');
  return [
    row('a picture that was published', '200', usual.status, usual.status === 200),
    all('free width, format, path, host, no signature: 400 or 403', proper.length, refused.length, other),
    atMost(
      '… slowest of them (each the best of five)',
      Math.max(...refused.map(({ ms }) => ms)),
      timeLimit(rig, 50),
      ' ms',
    ),
    atMost('… requests to the media host', fetched, 0),
    none(
      `${names.length} originals that are none (${names.map((name) => path.basename(name)).join(', ')}): shown`,
      shown,
      bad.length,
    ),
    atMost('… requests where a redirect leads', trap.count(), 0),
    atMost('… memory', peak - before, 50, ' MB'),
    row(
      'a picture that is a script too',
      'made anew, without it',
      `${polyglot.status}${clean ? ', without it' : ''}`,
      clean,
    ),
    await symlinks(rig),
    ...(await conversion(rig, serve)),
  ];
}

/**
 * The machine may be busy with something else once, not five times.
 *
 * @param {Site} site @param {string} address
 */
async function bestOfFive(site, address) {
  /** @type {Reply[]} */
  const replies = [];
  for (let turn = 0; turn < 5; turn += 1) replies.push(await visit(site, address));
  return replies.sort((a, b) => a.ms - b.ms)[0];
}

/**
 * Possible files of an editor, or an intruder, on the media host.
 *
 * @param {number} trapPort @returns {Promise<Record<string, Original>>}
 */
async function originalsWith(trapPort) {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  /** @param {string} location @returns {Original} */
  const to = (location) => ({ status: 302, headers: { location }, body: '' });
  /** @param {string | Buffer} body @returns {Original} */
  const file = (body, type = 'image/jpeg') => ({ status: 200, headers: { 'content-type': type }, body });
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  return {
    [good]: file(photo),
    '/uploads/polyglot.jpg': file(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])),
    '/uploads/to-loopback.jpg': to(`http://127.0.0.1:${trapPort}/secret.jpg`),
    '/uploads/to-other-name.jpg': to(`//localhost:${trapPort}/secret.jpg`),
    '/uploads/to-metadata.jpg': to('http://169.254.169.254/latest/meta-data/'),
    '/uploads/bomb.png': file(pngOf(16_000, 16_000), 'image/png'),
    '/uploads/drawing.jpg': file(script),
    '/uploads/page.jpg': file('<!doctype html><script>alert(1)</script>'),
    '/uploads/half.jpg': file(photo.subarray(0, 30)),
    '/uploads/heavy.jpg': file(Buffer.concat([photo, Buffer.alloc(16 * 1024 * 1024)])),
    '/uploads/magic.jpg': file(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)])),
  };
}

/**
 * A black picture of one bit a pixel: a few kB that become gigabytes when they are turned.
 *
 * @param {number} width @param {number} height
 */
function pngOf(width, height) {
  /** @param {string} type @param {Buffer} data */
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32 ? crc32(body) : crcOf(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** `zlib.crc32` is in Node from 20.15 and 22.2 on. @param {Buffer} bytes */
function crcOf(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A link in the folder of uploads that leads out of it. @param {Rig} rig */
async function symlinks(rig) {
  cpSync('content-service/data', rig.folder('content-service/data'), { recursive: true });
  cpSync(
    'content-service/data/settings.json',
    rig.folder('content-service/data/uploads/documents/fiche.pdf'),
  );
  symlinkSync('/etc/passwd', rig.folder('content-service/data/uploads/documents/lien.pdf'));
  symlinkSync('/etc/passwd', rig.folder('content-service/data/uploads/lien.jpg'));
  const content = await rig.content({ cwd: rig.folder('.') });
  const inside = await ask(content.origin, '/uploads/documents/fiche.pdf');
  const out = await Promise.all(
    ['/uploads/lien.jpg', '/uploads/documents/lien.pdf'].map((file) => ask(content.origin, file)),
  );
  const leaked = out.filter(({ text }) => text.includes('root:'));
  return row(
    'a link out of the folder of uploads',
    'not followed',
    `${leaked.length} of ${out.length} followed (a file inside: ${inside.status})`,
    leaked.length === 0 && inside.status === 200,
  );
}

/** @param {Rig} rig @param {(url: string) => Original} answer */
async function serve(rig, answer) {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count += 1;
    const { status, headers = {}, body } = answer(incoming.url ?? '');
    outgoing.writeHead(status, headers).end(body);
  });
  return { port: await listenUntilEnd(rig, server), count: () => count };
}
