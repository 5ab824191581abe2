/** One visit of a page, as a browser asks for it. */
import { get } from 'node:http';
import { browser } from './load.mjs';

/**
 * @import { Agent } from 'node:http'
 * @param {string} address @param {Agent} agent @param {Record<string, string>} [headers] in place of the browser's
 * @returns {Promise<{ status: number, bytes: number, kept: boolean }>} `bytes` as they were sent; `kept`: whether the
 *   page came from this site's page cache
 */
export function visit(address, agent, headers = {}) {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { ...browser, ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          bytes,
          kept: response.headers['cache-status']?.includes('hit') ?? false,
        }),
      );
    }).on('error', reject);
  });
}
