/** A short failure of a media host, and of a converter: pictures missing on pages. */
import { appendFileSync, cpSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll, warm } from '../rig/ask.mjs';
import { asyncServer, listenUntilEnd } from '../rig/listen.mjs';
import { seldomVisited } from '../rig/pages.mjs';
import { childrenOf } from '../rig/processes.mjs';
import { all, row, timeLimit } from '../rig/rows.mjs';

/**
 * @import { ServerResponse } from 'node:http'
 * @import { Content, Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 * @typedef {(response: ServerResponse) => void} Answer
 */

/** Milliseconds of a failure, and until it must have no visible effect. */
const moment = 3000;
const afterwards = 5000;

const pages = ['/', '/actualites', '/blog', '/campus/lyon', ...seldomVisited.slice(0, 16)];

/** @param {Rig} rig */
export async function badMoments(rig) {
  const rows = [];
  for (const [name, answer] of hostMoments)
    rows.push(
      await shownAfter(rig, `3 s of ${name} from the media host`, async (site, host) => {
        host.answer = answer;
        await askFor(site, moment);
        host.answer = null;
      }),
    );
  rows.push(
    await shownAfter(rig, 'the converter killed for 3 s', async (site) => {
      const killer = setInterval(() => {
        for (const child of childrenOf(site.pid)) killed(child);
      }, 5);
      await askFor(site, moment);
      clearInterval(killer);
    }),
  );
  rows.push(await besideSlow(rig));
  return rows;
}

/** @type {readonly (readonly [name: string, answer: Answer])[]} */
const hostMoments = [
  ['404', (response) => response.writeHead(404).end()],
  [
    'a maintenance page with 200',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bientôt'),
  ],
];

/**
 * A job that does not end is ended after 10 s, and those that wait for it are made.
 *
 * @param {Rig} rig
 */
async function besideSlow(rig) {
  const { site } = await freshSchool(rig);
  await warm(site, pages);
  const [first, second, ...others] = await picturesOf(site);
  await visit(site, first);
  for (const child of childrenOf(site.pid)) process.kill(child, 'SIGSTOP');
  const start = performance.now();
  const hanging = visit(site, second);
  const asked = others.slice(0, 5);
  const limit = timeLimit(rig, 14_000);
  let made = 0;
  while (made < asked.length && performance.now() - start < limit) {
    const replies = await visitAll(site, asked);
    made = replies.filter(({ status }) => status === 200).length;
    await pause(200);
  }
  const after = Math.round(performance.now() - start);
  const { status } = await hanging;
  await site.stop();
  return row(
    'six pictures of which the first hangs in the converter',
    `five made within ${limit} ms, the first 502`,
    `${made} made within ${after} ms, the first ${status}`,
    made === asked.length && status === 502,
  );
}

/**
 * @param {Rig} rig @param {string} name
 * @param {(site: Site, host: Awaited<ReturnType<typeof mediaHost>>) => Promise<void>} happen
 * @returns how many of the earlier pictures are on the pages and shown afterwards
 */
async function shownAfter(rig, name, happen) {
  const { site, host } = await freshSchool(rig);
  await warm(site, pages);
  const before = await picturesOf(site);
  await happen(site, host);
  await pause(afterwards);
  // The first visitor gets the earlier page.
  await warm(site, pages);
  const after = await picturesOf(site);
  const missing = [...before].filter((address) => !after.has(address));
  for (const address of after) {
    const { status, headers } = await visit(site, address);
    const isShown = status === 200 && headers['content-type']?.startsWith('image/');
    if (!isShown) missing.push(`${status} ${address}`);
  }
  await site.stop();
  return all(
    `${name}: pictures of ${pages.length} pages shown 5 s later`,
    before.size - missing.length,
    before.size,
    missing[0],
  );
}

/** A site whose pictures have no kept form: each file differs from those of earlier runs. @param {Rig} rig */
async function freshSchool(rig) {
  const folder = rig.folder(`school-${rig.nextPort()}`);
  cpSync('content-service/data', `${folder}/content-service/data`, { recursive: true });
  const uploads = `${folder}/content-service/data/uploads`;
  for (const file of readdirSync(uploads, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.webp')) appendFileSync(`${uploads}/${file}`, folder);
  const content = await rig.content({ cwd: folder });
  const host = await mediaHost(rig, content);
  const env = { MEDIA_ORIGIN: host.origin, CONTENT_COPY_PATH: `${folder}/copy` };
  const site = await rig.site(content.apiUrl, { env });
  return { site, host };
}

/** The addresses of the pages' pictures in one size. @param {Site} site */
async function picturesOf(site) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const page of pages) {
    const { text } = await visit(site, page);
    for (const [address] of text.matchAll(/\/images\/webp\/640\/[^" ]+/g)) found.add(address);
  }
  return found;
}

/** Pages with all sizes of their pictures, over and over. @param {Site} site @param {number} milliseconds */
async function askFor(site, milliseconds) {
  const end = performance.now() + milliseconds;
  const addresses = [...(await picturesOf(site))].flatMap((address) =>
    ['webp/320', 'webp/640', 'jpeg/640'].map((size) => address.replace('webp/640', size)),
  );
  while (performance.now() < end) {
    for (let first = 0; first < addresses.length && performance.now() < end; first += 20)
      await Promise.race([
        visitAll(site, addresses.slice(first, first + 20)),
        pause(end - performance.now()),
      ]);
    await pause(50);
  }
}

/** @param {number} pid */
function killed(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** The content service's files, until something else is answered. @param {Rig} rig @param {Content} content */
async function mediaHost(rig, content) {
  const state = { origin: '', answer: /** @type {Answer | null} */ (null) };
  const server = asyncServer(async (incoming, outgoing) => {
    if (state.answer) return state.answer(outgoing);
    const { status, body } = await visit(content, incoming.url ?? '/');
    outgoing.writeHead(status).end(body);
  });
  state.origin = `http://127.0.0.1:${await listenUntilEnd(rig, server)}`;
  return state;
}
