/** Servers that replace others while a part runs. */
import { createServer } from 'node:http';

/**
 * @import { IncomingMessage, Server, ServerResponse } from 'node:http'
 * @import { AddressInfo } from 'node:net'
 * @import { Rig } from './rig.mjs'
 */

/**
 * A server that asks others: an answer that fails closes its connection. A call may be in progress when the part ends
 * and its process is gone.
 *
 * @param {(incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>} answer
 */
export function asyncServer(answer) {
  return createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
}

/** @param {Pick<Rig, 'later'>} rig @param {Server} server @returns the port it listens on until the part ends */
export async function listenUntilEnd(rig, server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  rig.later(() => {
    server.close();
    server.closeAllConnections();
  });
  // Null only for a server that does not listen.
  return /** @type {AddressInfo} */ (server.address()).port;
}
