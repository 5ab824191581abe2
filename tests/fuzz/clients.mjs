/**
 * Visitors from many addresses of this machine, as limits per client expect: no client is refused because of others.
 */
import { Agent } from 'node:http';
import { sendRaw } from '../faults/hostile/send.mjs';
import { ask, browser } from '../faults/rig/ask.mjs';

/**
 * @import { Options, Reply } from '../faults/rig/ask.mjs'
 * @import { Site } from '../faults/rig/processes.mjs'
 */

/**
 * Milliseconds after which a client's count has expired: several times the duration of a picture on a quiet machine.
 */
export const deadline = 60_000;

const addresses = 5000;
let asked = 0;

/** @returns the next visitor's address, 127.0.1.1 to 127.0.25.200 */
function nextAddress() {
  asked = (asked + 1) % addresses;
  return `127.0.${1 + Math.floor(asked / 200)}.${1 + (asked % 200)}`;
}

/**
 * A whole request as bytes
 * @param {Pick<Site, 'port'>} site @param {string} wire
 */
export const send = (site, wire) =>
  sendRaw(site.port, wire, { localAddress: nextAddress(), patience: deadline });

/**
 * A page as a browser requests it, to its end; a failure has status 0 and a reason.
 *
 * @param {Pick<Site, 'origin'>} site @param {string} path @param {Options} [options]
 * @returns {Promise<Reply & { why?: string }>}
 */
export async function read(site, path, options = {}) {
  const agent = new Agent({ localAddress: nextAddress() });
  try {
    const headers = { ...browser, ...options.headers };
    return await ask(site.origin, path, { timeout: deadline, ...options, headers, agent });
  } catch (error) {
    return { status: 0, headers: {}, text: '', body: Buffer.alloc(0), ms: deadline, why: error.message };
  } finally {
    agent.destroy();
  }
}
