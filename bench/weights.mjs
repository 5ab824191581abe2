/** What a page carries: its document, in its smallest form, and the scripts and styles that it names. */
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { templates } from '../tools/screens.mjs';
import { browser, settlingTime } from './load.mjs';
import { startServer, stopAll } from './processes.mjs';

/** @import { Options } from './run.mjs' */

const programme = '/formations/bts-gpn';
/** What each may carry, in bytes. `tests/e2e/budget.ts` has the budgets that tests hold. */
const limits = { plain: 70_000, document: 14_000, header: 17_000, inline: 14_000, scripts: 98_000 };

/** @param {Pick<Options, 'port'>} options */
export async function weights({ port }) {
  const { origin } = await startServer([process.execPath, 'build/server.js'], { port });
  const html = await documentOf(`${origin}${programme}`);
  const parts = partsOf(html);
  const figures = {
    plain: Buffer.byteLength(html),
    document: await smallestSize(`${origin}${programme}`),
    header: Buffer.byteLength(parts.header),
    inline: Buffer.byteLength(parts.inline),
  };
  const compressedSizes = new Map();
  /** @param {string} address */
  const sizesOf = async (address) => {
    const sums = { js: 0, css: 0 };
    for (const [file, ending] of filesIn(await documentOf(`${origin}${address}`))) {
      if (!compressedSizes.has(file))
        compressedSizes.set(file, brotliCompressSync(await bytesOf(`${origin}${file}`)).length);
      sums[ending] += compressedSizes.get(file);
    }
    return sums;
  };
  const files = [];
  for (const { name, address, status = 200 } of templates) {
    // An earlier commit has fewer templates.
    if (status !== 200 || (await fetch(`${origin}${address}`)).status === 404) continue;
    files.push({ name, ...(await sizesOf(address)) });
  }
  await stopAll();
  const heaviest = files.reduce((largest, file) => (file.js > largest.js ? file : largest));
  /** @param {string} what @param {keyof typeof limits} name @param {number} bytes @param {string} [more] */
  const row = (what, name, bytes, more = '') => ({
    what,
    figure: `${bytes} bytes${more}`,
    promise: `at most ${limits[name]}`,
    held: bytes <= limits[name],
  });
  return [
    row('programme page, plain', 'plain', figures.plain),
    row('programme page, in its smallest brotli', 'document', figures.document),
    row('its header', 'header', figures.header),
    row('its inline data', 'inline', figures.inline),
    row('scripts a template names, brotli', 'scripts', heaviest.js, ` (${heaviest.name})`),
    {
      what: 'styles a template names, brotli',
      figure: `${Math.max(...files.map(({ css }) => css))} bytes`,
    },
  ];
}

/** The page header's markup, and the text of all scripts in the document. @param {string} html */
export function partsOf(html) {
  const header = /<header[\s>][\s\S]*?<\/header>/.exec(html)?.[0];
  if (header === undefined) throw new Error('the page has no header');
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return { header, inline: scripts.map(([, text]) => text).join('') };
}

/** @param {string} html @returns {Map<string, 'js' | 'css'>} addresses of scripts and styles the document names */
export function filesIn(html) {
  const names = html.matchAll(/\/assets\/[\w.$-]+?\.(js|css)(?![\w.])/g);
  return new Map([...names].map(([file, ending]) => [file, ending === 'js' ? 'js' : 'css']));
}

/** @param {string} address */
async function documentOf(address) {
  return (await bytesOf(address)).toString();
}

/** @param {string} address */
async function bytesOf(address) {
  const answer = await fetch(address, { headers: { ...browser, 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Bytes of the document once it was asked for often. @param {string} address */
async function smallestSize(address) {
  let smallest = Number.POSITIVE_INFINITY;
  for (let since = Date.now(); Date.now() - since < settlingTime; await pause(200)) {
    const answer = await fetch(address, { headers: { ...browser, 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    const bytes = Number(answer.headers.get('content-length'));
    if (bytes > 0 && bytes < smallest) {
      smallest = bytes;
      since = Date.now();
    }
  }
  return smallest;
}
