/** Clients that open a new connection for each request, as fast as possible. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Sends requests until nothing listens any more.
 *
 * @param {number} port @param {string} path
 * @param {{ visitors: number, maxPause: number }} crowd `maxPause`: milliseconds at most between two visits
 * @returns the end of each visit on an established connection: `answered`, or the failure
 */
export async function comeUntilClosed(port, path, { visitors, maxPause }) {
  /** @type {string[]} */
  const ends = [];
  let isOpen = true;
  const visitor = async () => {
    while (isOpen) {
      const end = await visitOnce(port, path);
      if (end === 'ECONNREFUSED') isOpen = false;
      else ends.push(end);
      await pause(maxPause * Math.random());
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return ends;
}

/** @param {number} port @param {string} path @returns {Promise<string>} */
function visitOnce(port, path) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    socket.on('end', () =>
      resolve(/^HTTP\/1\.1 (?:200|503) /.test(text) ? 'answered' : `cut: ${text.slice(0, 15)}`),
    );
  });
}
