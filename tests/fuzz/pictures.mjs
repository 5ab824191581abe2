/** Originals of pictures: real JPEG, PNG, WebP and AVIF with some of their bytes changed. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { asyncServer, listenUntilEnd } from '../faults/rig/listen.mjs';
import { secrets } from '../faults/rig/rig.mjs';
import { read } from './clients.mjs';
import { startStage } from './stages.mjs';
import { isRefusal } from './verdict.mjs';

/**
 * @import { Reply } from '../faults/rig/ask.mjs'
 * @import { Content, Site } from '../faults/rig/processes.mjs'
 * @import { Rig } from '../faults/rig/rig.mjs'
 * @import { Stage } from './stages.mjs'
 * @import { Wrong } from './verdict.mjs'
 * @typedef {{ do: string, at: number, bytes: readonly number[] }} Edit
 * @typedef {{ of?: Format, raw?: string, edits: Edit[] }} Spoilt `raw`: bytes of their own, in base64
 * @typedef {typeof formats[number]} Format
 * @typedef {{ original: Spoilt, request: { as: string, width: number } }} Input
 */

const formats = /** @type {const} */ (['jpeg', 'png', 'webp', 'avif']);
const picture = '/uploads/paysages/hetraie-chevreuil-matin.webp';

/** @param {Rig} rig @returns {Promise<Stage<{ add: (input: Spoilt) => string }>>} */
async function pictureStage(rig) {
  const content = await rig.content();
  const originals = await originalsOf(content);
  /** @type {Map<string | undefined, Buffer>} */
  const trials = new Map();
  let trialCount = 0;
  const media = asyncServer(async (incoming, outgoing) => {
    const bytes = trials.get(incoming.url);
    if (bytes) return outgoing.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
    const answer = await fetch(content.origin + incoming.url);
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    return outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  const env = { MEDIA_ORIGIN: `http://127.0.0.1:${await listenUntilEnd(rig, media)}` };
  return startStage(rig, content.apiUrl, env, {
    add(input) {
      trialCount += 1;
      const file = `/uploads/essai-${trialCount}.jpg`;
      trials.set(file, spoilt(originals, input));
      trials.delete(`/uploads/essai-${trialCount - 50}.jpg`);
      return file;
    },
  });
}

/**
 * A small photo of the demonstration in each format: a change then affects significant bytes more often.
 *
 * @param {Content} content @returns {Promise<Record<string, Buffer>>}
 */
async function originalsOf(content) {
  const answer = await fetch(content.origin + picture);
  if (!answer.ok) throw new Error(`${picture}: ${answer.status}`);
  const photo = sharp(Buffer.from(await answer.arrayBuffer())).resize(160);
  return Object.fromEntries(
    await Promise.all(
      formats.map(async (format) => [format, await photo.clone().withMetadata().toFormat(format).toBuffer()]),
    ),
  );
}

/** Most significant bytes are at the beginning. */
const place = fc.oneof(
  fc.double({ min: 0, max: 0.999, noNaN: true }),
  fc.double({ min: 0, max: 0.05, noNaN: true }),
);
const edit = fc.record({
  do: fc.constantFrom('set', 'flip', 'remove', 'insert', 'repeat', 'cut', 'swap'),
  at: place,
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 16 }).map((list) => [...list]),
    fc.constantFrom(
      [255, 255, 255, 255],
      [0, 0, 0, 0],
      [127, 255, 255, 255],
      [128, 0],
      [255, 216, 255],
      [0xff, 0xe1, 0, 0],
      [0xff, 0xe1, 0xff, 0xff],
    ),
  ),
});
const spoiltOriginal = fc.record({
  of: fc.constantFrom(...formats),
  edits: fc.array(edit, { minLength: 1, maxLength: 5 }),
});
const request = fc.record({ as: fc.constantFrom('webp', 'avif', 'jpeg'), width: fc.constantFrom(320, 640) });

/** @param {Record<string, Buffer>} originals @param {Spoilt} input @returns {Buffer} */
function spoilt(originals, { of, raw, edits }) {
  return edits.reduce(
    (bytes, { do: what, at, bytes: list }) => {
      const index = Math.floor(at * bytes.length);
      const before = bytes.subarray(0, index);
      const editBytes = Buffer.from(list);
      if (what === 'set') return Buffer.concat([before, editBytes, bytes.subarray(index + editBytes.length)]);
      if (what === 'flip')
        return Buffer.concat([
          before,
          editBytes.map((byte, n) => byte ^ (bytes[index + n] ?? 0)),
          bytes.subarray(index + editBytes.length),
        ]);
      if (what === 'remove') return Buffer.concat([before, bytes.subarray(index + editBytes.length)]);
      if (what === 'insert') return Buffer.concat([before, editBytes, bytes.subarray(index)]);
      if (what === 'repeat')
        return Buffer.concat([
          before,
          ...Array(20).fill(bytes.subarray(index, index + 1000)),
          bytes.subarray(index),
        ]);
      if (what === 'cut') return before;
      return Buffer.concat([bytes.subarray(index), before]);
    },
    raw ? Buffer.from(raw, 'base64') : originals[of ?? 'jpeg'],
  );
}

/** Pictures in a hundred that may cost the process that converts its life. */
const maxRestarts = 10;
/** Pictures each site was asked for. @type {WeakMap<Site, number>} */
const requestCounts = new WeakMap();

/**
 * @type {import('./confirm.mjs').Target<Stage<{ add: (input: Spoilt) => string }>, Input> & { stage: typeof pictureStage }}
 */
export const pictures = {
  name: 'pictures',
  stage: pictureStage,
  batch: 20,
  inputs: () => fc.record({ original: spoiltOriginal, request }),
  async attempt(stage, { original, request: { as, width } }) {
    const file = stage.add(original);
    const signature = createHmac('sha256', secrets.IMAGE_SECRET)
      .update(file)
      .digest('base64url')
      .slice(0, 11);
    const reply = await read(stage.site, `/images/${as}/${width}/${signature}${file}`);
    requestCounts.set(stage.site, (requestCounts.get(stage.site) ?? 0) + 1);
    return { wrong: wrongWith(reply) ?? (await restarts(stage.site)), answers: [String(reply.status)] };
  },
};

/**
 * An invalid picture is a 404; 502 with `Retry-After` is one that took too long or ended its process.
 */
/** @param {Reply & { why?: string }} reply @returns {Wrong | null} */
function wrongWith({ status, headers, body, why }) {
  const retryAfter = headers['retry-after'];
  if (status === 0) return { kind: 'no answer', detail: why ?? '' };
  if (status === 404 || isRefusal(status, retryAfter) || (status === 502 && Number(retryAfter) > 0))
    return null;
  if (status !== 200) return { kind: `status ${status}`, detail: `answered ${status}` };
  const isImage =
    /^image\/(?:webp|avif|jpeg)$/.test(headers['content-type'] ?? '') &&
    headers['x-content-type-options'] === 'nosniff';
  return isImage && body.length > 0 ? null : { kind: 'no picture', detail: headers['content-type'] ?? '' };
}

/** @param {Site} site @returns {Promise<Wrong | null>} */
async function restarts(site) {
  const count = requestCounts.get(site) ?? 0;
  if (count < 100 || count % 25 !== 0) return null;
  const lost = await site.metric('site_converter_restarts_total');
  return lost * 100 > maxRestarts * count
    ? { kind: 'restarts', detail: `${lost} of the process that converts, after ${count} pictures` }
    : null;
}
