/** Expensive pictures: their effect on the process of the pages, and on the converter. */
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, visit, warm } from '../rig/ask.mjs';
import { megabytesOf, peakWhile } from '../rig/memory.mjs';
import { childrenOf } from '../rig/processes.mjs';
import { secrets } from '../rig/rig.mjs';
import { all, atMost, none, row, timeLimit } from '../rig/rows.mjs';
import { originalsOf } from './costly-originals.mjs';

/**
 * @import { Reply } from '../rig/ask.mjs'
 * @import { Content, Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 * @import { Serve } from './images.mjs'
 */

/** Megabytes. */
const mostOfPages = 300;
const mostOfConverter = 400;

/** @param {string} secret @param {string} file */
const signatureOf = (secret, file) =>
  createHmac('sha256', secret).update(file).digest('base64url').slice(0, 11);
/** @param {string} file */
const addressOf = (file, width = 640, format = 'webp') =>
  `/images/${format}/${width}/${signatureOf(secrets.IMAGE_SECRET, file)}${file}`;

/** @param {Rig} rig @param {Serve} serve answers from a table of originals; the rig's own media host */
export async function conversion(rig, serve) {
  const originals = await originalsOf();
  const media = await serve(rig, (url) => {
    const name = url.replace(/many-\d+/, 'many');
    return originals[name] ?? { status: 404, body: '' };
  });
  const content = await rig.content();
  const site = await rig.site(content.apiUrl, { env: { MEDIA_ORIGIN: `http://127.0.0.1:${media.port}` } });
  const ahead = await startedAhead(site);
  await visit(site, '/');
  await converting(site);
  const childPeak = watchChild(site.pid);
  const { peak, result: rows } = await peakWhile(site.pid, async () => [
    ...(await heavy(rig, site)),
    await aborted(site),
    ...(await crowd(rig, site)),
    await unread(site),
  ]);
  return [
    ahead,
    ...rows,
    atMost('memory of the process that answers pages, all of this long', peak, mostOfPages, ' MB'),
    atMost('memory of the process that converts', childPeak(), mostOfConverter, ' MB'),
    await notFromPassword(rig, content),
  ];
}

/** The first picture must not wait for a process to start. @param {Site} site */
async function startedAhead(site) {
  for (let turn = 0; turn < 500 && childrenOf(site.pid).length === 0; turn += 1) await pause(20);
  const count = childrenOf(site.pid).length;
  return row('the process that converts, before a picture is asked for', 'there', `${count}`, count === 1);
}

/** Asks until the process that converts has started. @param {Site} site */
async function converting(site) {
  for (let turn = 0; turn < 20; turn += 1) {
    const { headers } = await visit(site, addressOf('/uploads/many-0.jpg', 320));
    if (headers['cache-control']?.includes('immutable')) return;
  }
  throw new Error('no picture is converted');
}

/**
 * The most expensive ones, one at a time, while pages are answered
 * @param {Rig} rig @param {Site} site
 */
async function heavy(rig, site) {
  const names = ['icon.png', 'segments.jpg', 'large.jpg', 'flat.avif.png'];
  const paths = names.map((name) => addressOf(`/uploads/${name}`, 1920, 'jpeg'));
  await site.inside('longestHold');
  /** @type {Reply[]} */
  const replies = [];
  for (const path of paths) replies.push(await visit(site, path));
  const hold = await site.inside('longestHold');
  // The machine may be busy with something else once, not three times; a decoder that hangs does so each time.
  const icons = [replies[0], await visit(site, paths[0]), await visit(site, paths[0])];
  const [icon] = icons;
  const quickest = Math.min(...icons.map(({ ms }) => ms));
  return [
    row(
      '40 bytes that look like icons to one reader and like AVIF to another',
      '404',
      icon.status,
      icon.status === 404,
    ),
    atMost('… refused within (the best of three)', quickest, timeLimit(rig, 1000), ' ms'),
    atMost('15 MB of segments, 24 megapixels: pages held', hold, timeLimit(rig, 150), ' ms'),
    row(
      'an AVIF of 24 megapixels in some hundred bytes',
      'refused',
      replies[3].status,
      replies[3].status === 502,
    ),
    row(
      'a JPEG of 24 megapixels',
      'shown',
      replies[2].status,
      replies[2].headers['content-type']?.startsWith('image/') ?? false,
    ),
  ];
}

/**
 * 300 new pictures at once, and pages beside them
 * @param {Rig} rig @param {Site} site
 */
async function crowd(rig, site) {
  const paths = Array.from({ length: 300 }, (_, index) => addressOf(`/uploads/many-${index}.jpg`));
  await site.inside('longestHold');
  const replies = await Promise.all(paths.map((path) => visit(site, path).catch(() => null)));
  const hold = await site.inside('longestHold');
  const shown = replies.filter((reply) => reply?.headers['content-type']?.startsWith('image/'));
  const later = replies.filter((reply) => reply?.status === 503 && reply.headers['retry-after']);
  const longest = Math.max(...replies.map((reply) => reply?.ms ?? Number.POSITIVE_INFINITY));
  return [
    none(
      '300 conversions at once: connections reset',
      replies.filter((reply) => !reply),
      300,
    ),
    all('… shown, or asked to come again', shown.length + later.length, 300),
    atMost('… slowest', longest, timeLimit(rig, 25_000), ' ms'),
    atMost('… pages held', hold, timeLimit(rig, 150), ' ms'),
  ];
}

/**
 * Connections that read nothing of a picture: its bytes are in memory once.
 *
 * @param {Site} site
 */
async function unread(site) {
  const connections = 100;
  // Heavier than what the kernel takes of it for each connection.
  const path = addressOf('/uploads/tall.jpg', 1920, 'jpeg');
  const { body } = await visit(site, path);
  const { port, hostname } = new URL(site.origin);
  await site.inside('memory');
  const before = megabytesOf(site.pid);
  const { peak } = await peakWhile(site.pid, async () => {
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
      return socket;
    });
    await pause(3000);
    for (const socket of sockets) socket.destroy();
  });
  const size = Math.round(Buffer.byteLength(body) / 1000);
  return atMost(
    `${connections} connections that read nothing of a picture of ${size} kB`,
    peak - before,
    60,
    ' MB',
  );
}

/**
 * A client that disconnects leaves the queue
 * @param {Site} site
 */
async function aborted(site) {
  const { port, hostname } = new URL(site.origin);
  const requests = Array.from({ length: 300 }, (_, index) => {
    const path = addressOf(`/uploads/many-${1000 + index}.jpg`, 1280);
    const sent = get({ hostname, port, path, agent: false, headers: { host: `localhost:${port}` } });
    return sent.on('error', () => undefined);
  });
  await pause(300);
  for (const sent of requests) sent.destroy();
  for (let turn = 0; turn < 500 && (await site.metric('site_image_queue')) > 0; turn += 1) await pause(20);
  const left = await site.metric('site_image_queue');
  return atMost('300 requests for pictures given up: left in the queue', left, 0);
}

/** Signature, version and path of a picture in a page. */
const picture = /\/images\/jpeg\/640\/([\w-]{11})(?:\.(\w+))?(\/uploads\/[^" ]+)/;

/**
 * Guessing the password of the content service does not help to make an address.
 *
 * @param {Rig} rig @param {Content} content
 */
async function notFromPassword(rig, content) {
  const file = rig.folder('secret/image-secret');
  const env = { IMAGE_SECRET: '', CONTENT_COPY_PATH: rig.folder('secret/copy') };
  const site = await rig.site(content.apiUrl, { env });
  await warm(site, ['/campus/lyon']);
  const { text } = await ask(site.origin, '/campus/lyon', { headers: { 'accept-encoding': 'identity' } });
  const [, signature, version, bare] = picture.exec(text) ?? [];
  const path = version ? `${bare}?v=${version}` : bare;
  const derived = signatureOf(`pictures ${secrets.CONTENT_API_PASSWORD}`, path ?? '');
  const kept = existsSync(file) && signatureOf(readFileSync(file, 'utf8').trim(), path ?? '') === signature;
  const says = site.log.includes(`signed with the random secret in ${file}`);
  return row(
    'an address of a picture made from the password, without IMAGE_SECRET',
    'another; signed with what is kept, and said',
    `${signature === derived ? 'the same' : 'another'}${kept ? ', kept' : ''}${says ? ', said' : ''}`,
    signature !== undefined && signature !== derived && kept && says,
  );
}

/** @param {number} pid @returns most megabytes of the site's child; called once, at the end */
function watchChild(pid) {
  let peak = 0;
  const timer = setInterval(() => {
    for (const child of childrenOf(pid)) peak = Math.max(peak, megabytesOf(child) || 0);
  }, 5);
  return () => {
    clearInterval(timer);
    return peak || Number.NaN;
  };
}
