/** Passes a request on to another server, for a proxy between two. */

/** @import { IncomingMessage } from 'node:http' */

/** @param {IncomingMessage} incoming @param {string} address @returns {Promise<Response>} */
export async function passOn(incoming, address) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { host, connection, 'content-length': _, 'transfer-encoding': __, ...headers } = incoming.headers;
  return fetch(address, {
    method: incoming.method,
    // None of the remaining ones is a list.
    headers: /** @type {Record<string, string>} */ (headers),
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}
