/** What the page weighs, and whether it is all there. */
import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { browser } from '../load.mjs';
import { catalogueOf } from './catalogue.mjs';
import { missingFrom } from './completeness.mjs';
import { inlineBytes, scriptsLoaded } from './documents.mjs';

/** @import { Running } from './measure.mjs' */

/** A page number that is asked for nowhere else. */
const number = 900;

/**
 * @param {Running} contestant
 * @throws {Error} with all the page lacks
 */
export async function checkComplete({ title, server, page, kept }) {
  for (const path of [page(number), ...(kept ? [kept(number)] : [])]) {
    const { body } = await ask(`${server.origin}${path}`, 'identity');
    const missing = missingFrom(body.toString(), catalogueOf(number));
    if (missing.length > 0) throw new Error(`${title}, ${path}: ${missing.join('; ')}.`);
  }
}

/** @param {Running} contestant @returns bytes; of scripts and the whole document as the smallest brotli makes them */
export async function weigh({ server, page }) {
  const address = `${server.origin}${page(number + 1)}`;
  const sent = await ask(address, browser['accept-encoding']);
  const plain = (await ask(address, 'identity')).body;
  const html = plain.toString();
  const scripts = await scriptsLoaded(html, address, async (script) => (await ask(script, 'identity')).body);
  return {
    plain: plain.length,
    brotli: brotliCompressSync(plain).length,
    sent: sent.body.length,
    encoding: sent.encoding,
    inline: inlineBytes(html),
    scripts: [...scripts.values()].reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0),
    files: scripts.size,
  };
}

/**
 * An answer as it was sent, compressed or not.
 *
 * @param {string} address @param {string} encoding @returns {Promise<{ body: Buffer, encoding: string }>}
 */
function ask(address, encoding) {
  return new Promise((resolve, reject) => {
    get(
      address,
      { headers: { ...browser, 'accept-encoding': encoding, connection: 'close' } },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}`));
          else
            resolve({
              body: Buffer.concat(chunks),
              encoding: response.headers['content-encoding'] ?? 'none',
            });
        });
      },
    ).on('error', reject);
  });
}
