/** Sends raw bytes to the site and reads the head of its answer. */
import { connect } from 'node:net';

/** @typedef {{ status: number, headers: [name: string, value: string][], silent: boolean }} Head */

/** Milliseconds after which no answer is expected: the site waits longer for the rest of a request. */
const usualPatience = 4000;

/**
 * @param {number} port @param {string | Buffer} wire @param {{ localAddress?: string, patience?: number }} [options]
 * the client's address, and the milliseconds it waits
 * @returns {Promise<Head>} status 0 if the connection was closed without an answer, or nothing came (`silent`)
 */
export function sendRaw(port, wire, { localAddress, patience = usualPatience } = {}) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let text = '';
    const finish = (silent = false) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...readHead(text), silent });
    };
    const timer = setTimeout(() => finish(true), patience);
    socket.on('error', () => finish());
    socket.on('close', () => finish());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      // After 100 Continue the real answer follows.
      if (/^HTTP\/1\.1 1\d\d/.test(text)) text = text.replace(/^HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n/, '');
      if (text.includes('\r\n\r\n')) finish();
    });
    socket.write(typeof wire === 'string' ? Buffer.from(wire, 'utf8') : wire);
  });
}

/** @param {string} text */
function readHead(text) {
  const [head = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return /** @type {[string, string]} */ ([
      line.slice(0, colon).toLowerCase(),
      line.slice(colon + 1).trim(),
    ]);
  });
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers };
}

/** Sends all of them, a few at a time. @param {number} port @param {readonly string[]} wires */
export async function sendAll(port, wires, atATime = 8) {
  /** @type {Head[]} */
  const replies = [];
  let next = 0;
  const client = async () => {
    while (next < wires.length) {
      const index = next;
      next += 1;
      replies[index] = await sendRaw(port, wires[index]);
    }
  };
  await Promise.all(Array.from({ length: atATime }, client));
  return replies;
}
